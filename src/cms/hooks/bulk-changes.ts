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
} from 'payload'
import { isDoc } from '@/lib/documents'
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
    const ids = where ? await idsOf(req, collection.slug) : []
    // Nothing to take one by one: Payload's own answer.
    if (ids.length === 0) return handler(requestFor(req, req.query))
    const answer: BulkAnswer = { docs: [], errors: [] }
    const isLeaving = isUnpublishing(req, collection)
    for (const id of ids) {
      if (limit && answer.docs.length + answer.errors.length >= limit) break
      const { docs, errors } = isLeaving ? await unpublish(req, collection, id) : await alone(req, change, id)
      answer.docs.push(...docs)
      answer.errors.push(...errors)
    }
    return inWords(req, collection, answer, words)
  }
}

/** The documents that are meant, in their order. Which of them may be changed, each change asks. */
async function idsOf(req: PayloadRequest, slug: CollectionSlug): Promise<Id[]> {
  const { draft, sort, trash, where } = parseParams(structuredClone(req.query))
  const { docs } = await req.payload.find({
    collection: slug, where, sort, draft, trash, depth: 0, pagination: false,
    select: {}, overrideAccess: false, req: requestFor(req, {}),
  })
  return docs.map(({ id }) => id)
}

/**
 * Lets Payload change one document, or none where whoever asks may not, in its own transaction. It was found by what
 * was asked, and is asked by its id: a search that found it by its name in another language would not find it here.
 */
async function alone(req: PayloadRequest, change: ChangeOfMany, id: Id): Promise<BulkAnswer> {
  const context = contextOfOne(change.collection.slug, id)
  const one = Object.assign(requestFor(req, { ...structuredClone(req.query), where: { id: { equals: id } } }), { context })
  await initTransaction(one)
  try {
    const response = await change.handler(one)
    if (response.ok) await commitTransaction(one)
    else await killTransaction(one)
    const answer = (await response.json()) as BulkAnswer
    return answer.errors.length > 0 ? await inFull(req, change, { answer, id }) : answer
  } catch (error) {
    await killTransaction(one)
    throw error
  }
}

/** The answer of one document with the reason why it was refused, as far as that can be told. */
async function inFull(req: PayloadRequest, { byId, collection }: ChangeOfMany, { answer, id }: { answer: BulkAnswer; id: Id }): Promise<BulkAnswer> {
  const routeParams = { ...req.routeParams, id: String(id) }
  const error = await refusedById(Object.assign(requestFor(req, structuredClone(req.query)), { routeParams }), byId)
  return error ? refusal(req, { collection, error, id }) : answer
}

async function refusal(req: PayloadRequest, refused: Parameters<typeof refusedInWords>[1]): Promise<BulkAnswer> {
  return { docs: [], errors: [{ id: refused.id, isPublic: true, message: await refusedInWords(requestFor(req, {}), refused) }] }
}

/**
 * Whether the documents are to leave the site and nothing else. A form says so of one document, and Payload
 * (3.90.1) checks its status alone then; its list does not say it, and whatever is wrong would keep them there.
 */
const isUnpublishing = ({ data, query }: PayloadRequest, { versions }: SanitizedCollectionConfig): boolean =>
  Boolean(versions?.drafts) &&
  isDoc(data) && data._status === 'draft' && Object.keys(data).length === 1 && !parseParams(structuredClone(query)).draft

/**
 * Takes one document off the site as the button of its form does, in its own transaction: by its id. What leaves
 * the site is written over the newest version, and where Payload (3.90.1) is asked for many it has loaded what is
 * published: a draft would be lost for good.
 */
async function unpublish(req: PayloadRequest, collection: SanitizedCollectionConfig, id: Id): Promise<BulkAnswer> {
  const one = requestFor(req, structuredClone(req.query))
  const { overrideLock = false, trash } = parseParams(structuredClone(req.query))
  try {
    const doc = await req.payload.update({
      collection: collection.slug, id, data: { _status: 'draft' }, unpublishAllLocales: true,
      overrideAccess: false, overrideLock, trash, depth: 0, req: one,
    })
    return { docs: [doc], errors: [] }
  } catch (error) {
    if (!(error instanceof APIError && error.isPublic)) throw error
    return refusal(req, { collection, error, id })
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
