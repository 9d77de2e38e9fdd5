import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  commitTransaction,
  getDataLoader,
  headersWithCors,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  parseParams,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { isDoc } from '@/lib/documents'
import { waitToSave } from '../saves/in-turn'
import { reasonOf } from './answers'
import { refusedById, refusedInWords } from './bulk-refusals'
import { contextOfOne, type Id } from './one-of-many'

interface BulkAnswer {
  docs: { id: Id }[]
  errors: { id: Id; isPublic: boolean; message: string }[]
}

/** What Payload says once many documents were changed: all of them, or not all. */
const WORDS = {
  patch: { all: 'general:updatedCountSuccessfully', some: 'error:unableToUpdateCount' },
  delete: { all: 'general:deletedCountSuccessfully', some: 'error:unableToDeleteCount' },
  bin: { all: 'general:trashedCountSuccessfully', some: 'error:unableToDeleteCount' },
} as const

const wordsOf = ({ method, path }: Endpoint) =>
  path === '/' && (method === 'patch' || method === 'delete') ? WORDS[method] : null

/**
 * The configuration in which a change of many documents over the API stores those that the rules
 * allow and nothing of the others: each has a transaction of its own. Payload has one for all, and
 * commits it whatever was refused. Decision 065.
 */
export async function changeOneByOne(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections) {
    if (!collection.endpoints) continue
    const { endpoints } = collection
    collection.endpoints = endpoints.map((one) => {
      const words = wordsOf(one)
      const byId = endpoints.find(({ method, path }) => method === one.method && path === '/:id')
      return words && byId ? { ...one, handler: oneByOne({ collection, handler: one.handler, byId: byId.handler, words }) } : one
    })
  }
  return config
}

interface ChangeOfMany {
  collection: SanitizedCollectionConfig
  /** Payload's own for many, and for one by its id. */
  handler: PayloadHandler
  byId: PayloadHandler
  words: (typeof WORDS)[keyof typeof WORDS]
}

function oneByOne(change: ChangeOfMany): PayloadHandler {
  const { collection, handler, words } = change
  return async (req) => {
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    const { limit, where } = parseParams(structuredClone(req.query))
    const ids = where ? await idsOf(req, { slug: collection.slug, where }) : []
    // Nothing to take one by one: Payload's own answer.
    if (!where || ids.length === 0) return handler(requestFor(req, req.query))
    const answer: BulkAnswer = { docs: [], errors: [] }
    for (const id of ids) {
      if (limit && answer.docs.length + answer.errors.length >= limit) break
      const { docs, errors } = await changeOne(req, change, { id, where })
      answer.docs.push(...docs)
      answer.errors.push(...errors)
    }
    return inWords(req, collection, answer, isBinning(req) ? WORDS.bin : words)
  }
}

interface MeantDocuments extends Pick<PayloadRequest, 'transactionID'> {
  slug: CollectionSlug
  where: Where
}

/** The documents that are meant, in their order. Which of them may be changed, each change asks. */
async function idsOf(req: PayloadRequest, { slug, transactionID, where }: MeantDocuments): Promise<Id[]> {
  const { draft, sort, trash } = parseParams(structuredClone(req.query))
  const { docs } = await req.payload.find({
    collection: slug, where: structuredClone(where), sort, draft, trash, depth: 0, pagination: false,
    select: {}, overrideAccess: false, req: Object.assign(requestFor(req, {}), { transactionID }),
  })
  return docs.map(({ id }) => id)
}

interface OneOfMany {
  id: Id
  /** What was asked of all. */
  where: Where
}

/** Changes one document, or none where whoever asks may not, in its own transaction; gives why it was refused. */
async function changeOne(req: PayloadRequest, change: ChangeOfMany, { id, where }: OneOfMany): Promise<BulkAnswer> {
  const { collection } = change
  const answer = await alone(req, change, { id, where })
  const [refused] = answer.errors
  if (!refused) return answer
  const reason = isUnpublishing(req, collection) ? refused.message : await reasonInFull(req, change, refused)
  const message = await refusedInWords(requestFor(req, {}), { collection, id, reason })
  return { docs: [], errors: [{ id, isPublic: true, message }] }
}

/**
 * Asks for the change of one document by its id, not by what was asked: a search that found it by its name in another
 * language would not find it there. It is looked for once more just before, when nobody else saves: what a colleague
 * took out of the bin since, or changed so that it is not what was asked for any more, is left as it is.
 */
async function alone(req: PayloadRequest, { collection, handler }: ChangeOfMany, { id, where }: OneOfMany): Promise<BulkAnswer> {
  const { slug } = collection
  const byId = { id: { equals: id } }
  const one = Object.assign(requestFor(req, { ...structuredClone(req.query), where: byId }), { context: contextOfOne(slug, id) })
  await initTransaction(one)
  try {
    await waitToSave(one, slug)
    const still = await idsOf(req, { slug, where: { and: [where, byId] }, transactionID: one.transactionID })
    const answer = still.length === 0 ? { docs: [], errors: [] } : await asked(one, { collection, handler, id })
    if (answer.errors.length === 0) await commitTransaction(one)
    else await killTransaction(one)
    return answer
  } catch (error) {
    await killTransaction(one)
    throw error
  }
}

const asked = async (one: PayloadRequest, { collection, handler, id }: Omit<ChangeOfMany, 'byId' | 'words'> & { id: Id }): Promise<BulkAnswer> =>
  isUnpublishing(one, collection) ? unpublish(one, collection, id) : ((await (await handler(one)).json()) as BulkAnswer)

/**
 * Why one document was refused, as far as that can be told: by its id Payload looks at its newest version, which may
 * be without the fault that what is published has.
 */
async function reasonInFull(req: PayloadRequest, { byId, collection }: ChangeOfMany, { id, message }: BulkAnswer['errors'][number]): Promise<string> {
  const routeParams = { ...req.routeParams, id: String(id) }
  const error = await refusedById(Object.assign(requestFor(req, structuredClone(req.query)), { routeParams }), byId)
  return error ? reasonOf({ collection, error, req }) : message
}

/** Whether the documents are to go into the bin: Payload has that for a change of them. */
const isBinning = ({ data }: PayloadRequest): boolean => isDoc(data) && Boolean(data.deletedAt)

/**
 * Whether the documents are to leave the site and nothing else. A form says so of one document, and Payload
 * (3.90.1) checks its status alone then; its list does not say it, and whatever is wrong would keep them there.
 */
const isUnpublishing = ({ data, query }: PayloadRequest, { versions }: SanitizedCollectionConfig): boolean =>
  Boolean(versions?.drafts) &&
  isDoc(data) && data._status === 'draft' && Object.keys(data).length === 1 && !parseParams(structuredClone(query)).draft

/**
 * Takes one document off the site as the button of its form does: by its id. What leaves
 * the site is written over the newest version, and where Payload (3.90.1) is asked for many it has loaded what is
 * published: a draft would be lost for good.
 */
async function unpublish(one: PayloadRequest, collection: SanitizedCollectionConfig, id: Id): Promise<BulkAnswer> {
  const { overrideLock = false, trash } = parseParams(structuredClone(one.query))
  try {
    const doc = await one.payload.update({
      collection: collection.slug, id, data: { _status: 'draft' }, unpublishAllLocales: true,
      overrideAccess: false, overrideLock, trash, depth: 0, req: one,
    })
    return { docs: [doc], errors: [] }
  } catch (error) {
    if (!(error instanceof APIError && error.isPublic)) throw error
    return { docs: [], errors: [{ id, isPublic: true, message: reasonOf({ collection, error, req: one }) }] }
  }
}

/**
 * The same request with a query of its own, outside any transaction. What was sent can be read
 * once only, and each document gets a copy of it: hooks change it.
 */
function requestFor(req: PayloadRequest, query: PayloadRequest['query']): PayloadRequest {
  const one = isolateObjectProperty(req, [
    ...(['body', 'data', 'query', 'locale', 'fallbackLocale'] as const),
    ...(['context', 'payloadDataLoader', 'routeParams', 'transactionID'] as const),
  ])
  delete one.transactionID
  return Object.assign(one, {
    query, context: {}, body: null, payloadDataLoader: getDataLoader(one),
    data: structuredClone(req.data),
  })
}

function inWords(
  req: PayloadRequest,
  { labels }: SanitizedCollectionConfig,
  { docs, errors }: BulkAnswer,
  words: (typeof WORDS)[keyof typeof WORDS],
): Response {
  const total = docs.length + errors.length
  const label = getTranslation(total === 1 ? labels.singular : labels.plural, req.i18n)
  const message =
    errors.length === 0
      ? req.t(words.all, { count: total, label })
      : req.t(words.some, { count: errors.length, label, total })
  return Response.json(
    { docs, errors, message },
    {
      headers: headersWithCors({ headers: new Headers(), req }),
      status: errors.length === 0 ? 200 : 400,
    },
  )
}
