/**
 * Whether a name may be that of a server function of the admin. Payload looks it up in a plain object
 * (`handleServerFunctions`, read in 3.90.1), where `constructor` and whatever else objects inherit is
 * found too and answers with the request, session included.
 */
export const isServerFunctionName = (name: unknown): name is string =>
  typeof name === 'string' && !(name in Object.prototype)

/** Whether Payload failed because it has no function of that name. */
export const isUnknownFunction = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Unknown Server Function:')
