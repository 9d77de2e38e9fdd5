import 'server-only'
import config from '@payload-config'
import { getPayload, type BasePayload, type Where } from 'payload'
import { SITE_READ } from '@/cms/access/access'
import type { AllLocales } from '@/lib/documents'
import type { Config } from '@/payload-types'

/** The CMS of this process. */
export const cms = (): Promise<BasePayload> => getPayload({ config })

const asSite = () => ({ overrideAccess: false, context: { [SITE_READ]: true } })

type Visitor = Pick<BasePayload, 'find' | 'findGlobal'>

/**
 * The CMS as a visitor sees it: what is not public is not there. Everything the site shows that
 * is not in memory is read through here.
 */
export async function visitor(): Promise<Visitor> {
  const payload = await cms()
  return {
    find: (options) => payload.find({ ...options, ...asSite() }),
    findGlobal: (options) => payload.findGlobal({ ...options, ...asSite() }),
  }
}

type StoredCollection = keyof Config['collections']

/** A document of a collection, read in every language. */
export type StoredDocument<Slug extends StoredCollection> = AllLocales<Config['collections'][Slug]>

/** Which documents are read, in which order, and what of them. */
interface DocumentsAsked<Slug extends StoredCollection> {
  where: Where
  /** How far what they point at is read with them. */
  depth: number
  /** How many at most; all of them where it is 0 or not said. */
  limit?: number
  sort?: string
  select?: Config['collectionsSelect'][Slug]
}

/**
 * The documents of a collection that meet a condition, in every language, as somebody reads them: `visitor()`, or
 * the CMS itself. Not to be changed.
 */
export async function findDocuments<Slug extends StoredCollection>(
  { find }: Pick<BasePayload, 'find'>,
  collection: Slug,
  asked: DocumentsAsked<Slug>,
): Promise<StoredDocument<Slug>[]> {
  const { docs } = await find({ collection, locale: 'all', pagination: false, ...asked })
  // Payload's types know documents in one language only.
  return docs as unknown as StoredDocument<Slug>[]
}

/** The first one of them; null where there is none for whoever reads. Not to be changed. */
export async function findDocument<Slug extends StoredCollection>(
  reader: Pick<BasePayload, 'find'>,
  collection: Slug,
  asked: Omit<DocumentsAsked<Slug>, 'limit'>,
): Promise<StoredDocument<Slug> | null> {
  const [doc] = await findDocuments(reader, collection, { ...asked, limit: 1 })
  return doc ?? null
}
