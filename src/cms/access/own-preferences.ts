import { NotFound, type Endpoint } from 'payload'

/**
 * Forgets a preference of whoever asks, in place of Payload's own handler, whose query the database
 * refuses (3.90.1: `DELETE /api/payload-preferences/:key` answers 500).
 */
export const forgetPreference: Endpoint['handler'] = async (req) => {
  const { collection, id } = req.user ?? {}
  const own = { 'user.value': { equals: id }, 'user.relationTo': { equals: collection } }
  const key = { equals: String(req.routeParams?.key) }
  const asked = { collection: 'payload-preferences', where: { key, ...own }, depth: 0 } as const
  const { docs } = await req.payload.find(asked)
  const [preference] = docs
  if (!preference) throw new NotFound(req.t)
  await req.payload.delete({ collection: 'payload-preferences', id: preference.id, req })
  return Response.json({ message: req.t('general:deletedSuccessfully') })
}
