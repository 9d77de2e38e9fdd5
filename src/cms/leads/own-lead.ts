import { NotFound, type PayloadRequest } from 'payload'
import { idOf } from '@/lib/documents'
import type { Lead } from '@/payload-types'

/**
 * The lead in the address of a request, by the rules of whoever asks. Throws `NotFound` for one that
 * is not there and for one they may not read: nobody learns which.
 */
export async function ownLead(req: PayloadRequest): Promise<Lead> {
  const id = idOf(req.routeParams?.id)
  const asked = { collection: 'leads', depth: 0, disableErrors: true, overrideAccess: false, req } as const
  const lead = id === null ? null : await req.payload.findByID({ ...asked, id })
  if (!lead) throw new NotFound(req.t)
  return lead
}
