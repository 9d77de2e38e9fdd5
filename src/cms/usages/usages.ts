import type { BasePayload, CollectionSlug, SanitizedCollectionConfig, Where } from 'payload'
import { isLanguage, pickText } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { textIn, textsIn, type Doc } from '@/lib/documents'
import { adminMessage } from '../fields/labels'
import { mayReferTo } from './candidates'
import { refersTo } from './references'

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

/** How uses are looked for. */
interface Looking {
  /** The language of the admin in which they are named. */
  language: string
  /** How many are enough. */
  most: number
  alsoInBin?: boolean
  /** Which documents of a kind count. */
  which?: (kind: string) => Where
}

/**
 * Where something is used: for each place its kind and its name in a language of the admin, at
 * most twenty. Versions that are not the present one do not count, nor does the bin unless that is
 * asked for. Spec §3.
 */
export async function usagesOf(
  payload: BasePayload,
  collection: string,
  id: number,
  language: string,
  alsoInBin = false,
): Promise<string[]> {
  const uses = await usesOf(payload, collection, id, { language, most: MOST_USAGES, alsoInBin })
  return uses.map(({ name }) => name)
}

/** The same with what stands in those places. Spec §3. */
export async function usesOf(
  payload: BasePayload,
  collection: string,
  id: number,
  looking: Looking,
): Promise<Use[]> {
  const { language, most } = looking
  const found: Use[] = []
  for (const config of payload.config.collections) {
    if (found.length >= most) break
    // What Payload keeps for itself is no use of it.
    if (config.slug.startsWith('payload-')) continue
    const ids = await mayReferTo({ payload, collection, id }, config)
    const refers = (doc: Doc) => refersTo(config.fields, doc, collection, id)
    const docs = await firstOf(payload, config.slug, ids, { ...looking, most: most - found.length }, refers)
    found.push(...docs.map((doc) => ({ kind: config.slug, name: nameOfUse(config, doc, language), doc })))
  }
  for (const { slug, fields, label } of payload.config.globals) {
    if (found.length >= most) break
    const doc = await payload.findGlobal({ slug: slug, locale: 'all', depth: 0 })
    if (!refersTo(fields, doc, collection, id)) continue
    found.push({ kind: slug, name: labelIn(label, language), doc: null })
  }
  return found
}

/** A document by its kind and name, and that it lies in the bin where it does. */
export function nameOfUse({ admin, labels }: UsingCollection, doc: Doc, language: string): string {
  const name = `${labelIn(labels.singular, language)} “${nameOf(doc, admin.useAsTitle ?? 'id', language)}”`
  return doc.deletedAt ? `${name} ${adminMessage('bin.lies', language)}` : name
}

/** As many are in memory together. */
const AT_ONCE = 50

/** The first documents of some rows that pass a test. */
async function firstOf(
  payload: BasePayload,
  slug: string,
  ids: readonly number[],
  { alsoInBin: trash, most, which }: Looking,
  test: (doc: Doc) => boolean,
): Promise<Doc[]> {
  const read = { collection: slug as CollectionSlug, locale: 'all', depth: 0, pagination: false, trash } as const
  const found: Doc[] = []
  for (const some of chunks(ids, AT_ONCE)) {
    const { docs } = await payload.find({ ...read, where: { and: [{ id: { in: some } }, which?.(slug) ?? {}] } })
    found.push(...(docs as unknown as Doc[]).filter(test))
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

const labelIn = (label: unknown, language: string): string =>
  String((label as Record<string, string> | undefined)?.[language] ?? label)

const nameOf = (doc: Doc, title: string, language: string): string => {
  const name = pickText(textsIn(doc, title), isLanguage(language) ? language : 'nl')
  return textIn(doc, title) || name?.text || String(doc.id)
}
