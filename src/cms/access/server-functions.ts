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

/**
 * A call as Payload is to answer it: of a table without the rows that the browser names. Payload draws its cells
 * for those, whoever may read them, where a call asks for none (`buildTableState`, read in 3.90.1). The admin
 * always asks, so that Payload reads them by the rules.
 */
export const handedOn = ({ args, name }: Call): Call =>
  name === 'table-state' ? { name, args: { ...args, data: undefined } } : { name, args }
