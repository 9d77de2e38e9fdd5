import { isDoc } from '@/lib/documents'

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
