import type { PayloadRequest } from 'payload'
import { isDoc } from '@/lib/documents'
import { mayChange, type ChangeTarget } from './may-change'

interface Call {
  name: string
  args: Record<string, unknown>
}

/**
 * Whether a browser may have meant a server function of the admin. Payload looks its name up in a
 * plain object (`handleServerFunctions`, read in 3.90.1), where `constructor` and whatever else objects
 * inherit is found too and answers with the request, session included.
 */
export const isServerFunctionCall = (call: unknown): call is Call =>
  isDoc(call) && typeof call.name === 'string' && !(call.name in Object.prototype) && isDoc(call.args)

/** Whether Payload failed because it has no function of that name. */
export const isUnknownFunction = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unknown Server Function:')

/**
 * A call as Payload is to answer it: of a table without the rows that the browser names. Payload draws its cells
 * for those, whoever may read them, where a call asks for none (`buildTableState`, read in 3.90.1). The admin
 * always asks, so that Payload reads them by the rules. Of a form without its lock, where whoever asks may not change
 * what it is of: Payload writes it past every rule (`handleFormStateLocking`, read in 3.90.1).
 */
export async function handedOn({ args, name }: Call, asked: () => Promise<PayloadRequest>): Promise<Call> {
  if (name === 'table-state') return { name, args: { ...args, data: undefined } }
  if (name !== 'form-state' || !args.returnLockStatus || (await mayLock(args, asked))) return { name, args }
  return { name, args: { ...args, returnLockStatus: false } }
}

/** Whether all that a form would lock is somebody's to change; a form of something new locks nothing. */
async function mayLock({ collectionSlug, globalSlug, id }: Call['args'], asked: () => Promise<PayloadRequest>): Promise<boolean> {
  if (!id && !globalSlug) return true
  const req = await asked()
  const targets: ChangeTarget[] = []
  if (collectionSlug) targets.push({ document: { relationTo: String(collectionSlug), value: Number(id) } })
  if (globalSlug) targets.push({ globalSlug: String(globalSlug) })
  for (const target of targets) if (!(await mayChange(req, target))) return false
  return targets.length > 0
}
