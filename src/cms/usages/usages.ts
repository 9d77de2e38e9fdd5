import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { isLanguage, pickText } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { textIn, textsIn, type Doc } from '@/lib/documents'
import { committedSql } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { mayReferTo } from './candidates'
import { refersTo } from './references'

/** The most places that are looked for: whoever deletes needs to know some, not all. */
export const MOST_USAGES = 20

/** How often something is used, as far as was looked, and where: names in a language of the admin. */
export interface Usages {
  count: number
  places: string[]
}

type UsingCollection = Pick<SanitizedCollectionConfig, 'admin' | 'labels'>

/** How uses are looked for. */
interface Looking {
  /** How many are enough. */
  most: number
  alsoInBin?: boolean
  /** Which documents of a kind count. */
  which?: (kind: string) => Where
}

/**
 * Where something is used: by what is published and by newest drafts. Older versions do not count, nor does
 * the bin unless that is asked for. What whoever asks may not read is counted by its kind alone; the server
 * itself, for which nobody asks, reads everything. Spec §3, §6.
 */
export async function usagesOf(req: PayloadRequest, collection: string, id: number, looking: Looking): Promise<Usages> {
  const { i18n: { language }, payload } = req
  const search = { payload, sql: committedSql(payload), collection, id }
  const found: Usages = { count: 0, places: [] }
  for (const config of payload.config.collections) {
    if (found.count >= looking.most) break
    // What Payload keeps for itself is no use of it.
    if (config.slug.startsWith('payload-')) continue
    const ids = await mayReferTo(search, config)
    const refers = (doc: Doc) => refersTo(config.fields, doc, collection, id)
    const uses = await firstOf(req, config, ids, { ...looking, most: looking.most - found.count }, refers)
    found.count += uses.length
    found.places.push(...placesOf(config, uses, language))
  }
  for (const { slug, fields, label } of payload.config.globals) {
    if (found.count >= looking.most) break
    const doc = await payload.findGlobal({ slug: slug, locale: 'all', depth: 0 })
    if (!refersTo(fields, doc, collection, id)) continue
    found.count += 1
    found.places.push(labelIn(label, language))
  }
  return found
}

/** A document that uses something, and whether it may be named. */
interface Use {
  doc: Doc
  isReadable: boolean
}

function placesOf(config: UsingCollection, uses: readonly Use[], language: string): string[] {
  const readable = uses.filter(({ isReadable }) => isReadable)
  const hidden = uses.length - readable.length
  const others = hidden > 0 ? [`${labelIn(config.labels.plural, language)} (${hidden})`] : []
  return [...readable.map(({ doc }) => nameOfUse(config, doc, language)), ...others]
}

/** A document by its kind and name, and that it lies in the bin where it does. */
export function nameOfUse({ admin, labels }: UsingCollection, doc: Doc, language: string): string {
  const kind = labelIn(labels.singular, language)
  const name = adminMessage('usages.name', language, { kind, name: namedDocument(doc, admin.useAsTitle, language) })
  return doc.deletedAt ? `${name} ${adminMessage('bin.lies', language)}` : name
}

/** As many are in memory together. */
const AT_ONCE = 50

/** The first documents of some rows that pass a test, as they are published or else as their newest draft is. */
async function firstOf(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  ids: readonly number[],
  { alsoInBin: trash, most, which }: Looking,
  test: (doc: Doc) => boolean,
): Promise<Use[]> {
  const found: Use[] = []
  for (const some of chunks(ids, AT_ONCE)) {
    for (const draft of versions?.drafts ? [false, true] : [false]) {
      const others = some.filter((id) => !found.some(({ doc }) => doc.id === id))
      if (others.length === 0 || found.length >= most) break
      const where = { and: [{ id: { in: others } }, which?.(slug) ?? {}] }
      found.push(...(await usesAmong(req, { collection: slug, draft, trash, where }, test)))
    }
    if (found.length >= most) break
  }
  return found.slice(0, most)
}

/** Which documents to read. */
interface AskedUses {
  collection: CollectionSlug
  draft: boolean
  trash?: boolean
  where: Where
}

async function usesAmong({ payload, user }: PayloadRequest, asked: AskedUses, test: (doc: Doc) => boolean): Promise<Use[]> {
  const read = { ...asked, depth: 0, pagination: false } as const
  const docs = ((await payload.find({ ...read, locale: 'all' })).docs as unknown as Doc[]).filter(test)
  if (!user || docs.length === 0) return docs.map((doc) => ({ doc, isReadable: true }))
  const where = { id: { in: docs.map(({ id }) => id) } }
  const theirs = { overrideAccess: false, user, disableErrors: true, select: {} } as const
  const readable = await payload.find({ ...read, where, ...theirs })
  const known = new Set<unknown>(readable.docs.map(({ id }) => id))
  return docs.map((doc) => ({ doc, isReadable: known.has(doc.id) }))
}

const labelIn = (label: unknown, language: string): string =>
  String((label as Record<string, string> | undefined)?.[language] ?? label)

/** What a document read in every language is called in one of the admin by the field that is its title; its id where that is empty. */
export function namedDocument(doc: Doc, title: string | undefined, language: string): string {
  const name = title && pickText(textsIn(doc, title), isLanguage(language) ? language : 'nl')?.text
  return (title && textIn(doc, title)) || name || String(doc.id)
}
