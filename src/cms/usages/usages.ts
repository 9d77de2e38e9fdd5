import type { BasePayload, CollectionSlug, Field, SanitizedCollectionConfig, Where } from 'payload'
import { isLanguage, pickText } from '@/i18n/languages'
import { textIn, textsIn, type Doc } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { flatFields, hidesReferences, refersTo } from './references'

/** The most places that are looked for: whoever deletes needs to know some, not all. */
export const MOST_USAGES = 20

/** A place where something is used: a document, or a global without one. */
export interface Use {
  kind: string
  /** The kind and the name in a language of the admin. */
  name: string
  doc: Doc | null
}

type UsingCollection = Pick<SanitizedCollectionConfig, 'admin' | 'labels'>

/** What is looked for. */
interface UsedThing {
  collection: string
  id: number
  alsoInBin: boolean
}

/**
 * Where something is used: for each place its kind and its name in a language of the admin, at
 * most twenty. Versions that are not the present one do not count, nor does the bin unless that is
 * asked for. Spec §3.
 */
export const usagesOf = async (
  payload: BasePayload,
  collection: string,
  id: number,
  language: string,
  alsoInBin = false,
): Promise<string[]> =>
  (await usesOf(payload, collection, id, language, MOST_USAGES, alsoInBin)).map(({ name }) => name)

/** The same with what stands in those places, as many as `most`. Spec §3. */
export async function usesOf(
  payload: BasePayload,
  collection: string,
  id: number,
  language: string,
  most: number,
  alsoInBin = false,
): Promise<Use[]> {
  const found: Use[] = []
  for (const config of payload.config.collections) {
    // What Payload keeps for itself is no use of it.
    if (config.slug.startsWith('payload-') || found.length >= most) continue
    for (const doc of await usersOf(payload, config, { collection, id, alsoInBin }, most)) {
      if (config.slug === collection && doc.id === id) continue
      found.push({ kind: config.slug, name: nameOfUse(config, doc, language), doc })
    }
  }
  for (const { slug, fields, label } of payload.config.globals) {
    const doc = await payload.findGlobal({ slug: slug, locale: 'all', depth: 0 })
    if (!refersTo(fields, doc, collection, id)) continue
    found.push({ kind: slug, name: labelIn(label, language), doc: null })
  }
  return found.slice(0, most)
}

/** A document by its kind and name, and that it lies in the bin where it does. */
export function nameOfUse({ admin, labels }: UsingCollection, doc: Doc, language: string): string {
  const name = `${labelIn(labels.singular, language)} “${nameOf(doc, admin.useAsTitle ?? 'id', language)}”`
  return doc.deletedAt ? `${name} ${adminMessage('bin.lies', language)}` : name
}

async function usersOf(
  payload: BasePayload,
  config: { slug: string; fields: Field[] },
  { alsoInBin: trash, collection, id }: UsedThing,
  most: number,
): Promise<Doc[]> {
  const slug = config.slug as CollectionSlug
  const read = { collection: slug, locale: 'all', depth: 0, pagination: false, trash } as const
  if (hidesReferences(config.fields)) {
    const { docs } = await payload.find(read)
    return (docs as unknown as Doc[]).filter((doc) => refersTo(config.fields, doc, collection, id))
  }
  const or = flatFields(config.fields).flatMap((field) => whereIn(field, '', collection, id))
  if (or.length === 0) return []
  const { docs } = await payload.find({ ...read, where: { or }, limit: Number.isFinite(most) ? most : 0 })
  return docs as unknown as Doc[]
}

/** The conditions under which a stored field refers to the row. */
function whereIn(field: Field, prefix: string, collection: string, id: number): Where[] {
  if (!('name' in field) || ('virtual' in field && field.virtual)) return []
  if (field.custom?.isUse === false) return []
  const path = `${prefix}${field.name}`
  if (field.type === 'array' || field.type === 'group') {
    return flatFields(field.fields).flatMap((child) => whereIn(child, `${path}.`, collection, id))
  }
  if (field.type !== 'relationship' && field.type !== 'upload') return []
  if (!Array.isArray(field.relationTo)) {
    return field.relationTo === collection ? [{ [path]: { equals: id } }] : []
  }
  if (!field.relationTo.includes(collection as CollectionSlug)) return []
  return [{ and: [{ [`${path}.value`]: { equals: id } }, { [`${path}.relationTo`]: { equals: collection } }] }]
}

const labelIn = (label: unknown, language: string): string =>
  String((label as Record<string, string> | undefined)?.[language] ?? label)

const nameOf = (doc: Doc, title: string, language: string): string => {
  const name = pickText(textsIn(doc, title), isLanguage(language) ? language : 'nl')
  return textIn(doc, title) || name?.text || String(doc.id)
}
