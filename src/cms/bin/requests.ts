import {
  addDataAndFileToRequest,
  APIError,
  commitTransaction,
  Forbidden,
  headersWithCors,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  NotFound,
  parseParams,
  type PayloadHandler,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { isDoc } from '@/lib/documents'
import { lockFor } from '../database/locks'
import { oneMeant } from '../hooks/one-of-many'
import { putIntoBin, takeFromBin } from './moves'

type BinMove = typeof putIntoBin

/**
 * The configuration in which a document goes into the bin and comes back as it is. Payload (3.90.1) puts
 * it there by saving it: its newest draft would take the place of what is published. So what its buttons
 * ask for is answered here, and no other save says that something was deleted. Decision 083.
 */
export async function binRequests(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const collection of config.collections) {
    if (!collection.trash || !collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((one) =>
      one.method === 'patch' && (one.path === '/' || one.path === '/:id')
        ? { ...one, handler: moving(collection, one.handler) }
        : one,
    )
  }
  return config
}

const moving =
  (collection: SanitizedCollectionConfig, save: PayloadHandler): PayloadHandler =>
  async (req) => {
    await addDataAndFileToRequest(req)
    const move = moveAsked(req)
    if (move) return moved(req, collection, move)
    const one = isolateObjectProperty(req, ['body', 'data', 'query'])
    const query = { ...req.query }
    // What lies in the bin is not changed there.
    delete query.trash
    // Nor does a form say what lies there.
    const data = isDoc(req.data) && 'deletedAt' in req.data ? { ...req.data, deletedAt: undefined } : req.data
    return save(Object.assign(one, { body: null, data, query }))
  }

/** What a request asks for: Payload's buttons send the moment of the deletion, or none to what lies in the bin. */
function moveAsked({ data, query }: PayloadRequest): BinMove | null {
  const deletedAt: unknown = isDoc(data) ? data.deletedAt : undefined
  if (typeof deletedAt === 'string') return putIntoBin
  return deletedAt === null && String(query?.trash) === 'true' ? takeFromBin : null
}

async function moved(req: PayloadRequest, collection: SanitizedCollectionConfig, move: BinMove): Promise<Response> {
  const shouldCommit = await initTransaction(req)
  try {
    await lockFor(req, 'content')
    const doc = await movedOne(req, collection, move)
    if (shouldCommit) await commitTransaction(req)
    const headers = headersWithCors({ headers: new Headers(), req })
    const message = req.t('general:updatedSuccessfully')
    // Of one of many, `hooks/bulk-changes` makes the answer for all.
    return Response.json(req.routeParams?.id === undefined ? { docs: [doc], errors: [] } : { doc, message }, { headers })
  } catch (error) {
    await killTransaction(req)
    const refused = error instanceof APIError && req.routeParams?.id === undefined
    if (!refused) throw error
    const errors = [{ id: oneMeant(req, collection.slug), isPublic: true, message: error.message }]
    return Response.json({ docs: [], errors }, { status: 400 })
  }
}

/** Moves the one document that is meant, which lies where it is to be taken from, for those who may delete it. */
async function movedOne(req: PayloadRequest, collection: SanitizedCollectionConfig, move: BinMove) {
  const id = req.routeParams?.id === undefined ? undefined : Number(req.routeParams.id)
  const asked: Where = id === undefined ? (parseParams(structuredClone(req.query)).where ?? {}) : { id: { equals: id } }
  if (Number.isNaN(id)) throw new NotFound(req.t)
  const mayDelete = await collection.access.delete({ req, id })
  if (mayDelete === false) throw new Forbidden(req.t)
  const { docs } = await req.payload.find({
    collection: collection.slug, depth: 0, limit: 1, pagination: false, select: {}, trash: true,
    where: { and: [asked, { deletedAt: { exists: move === takeFromBin } }, ...(typeof mayDelete === 'object' ? [mayDelete] : [])] },
    overrideAccess: false, user: req.user, req: { transactionID: req.transactionID },
  })
  const [found] = docs
  if (!found) throw new NotFound(req.t)
  return move(req, collection, found.id)
}
