const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

const hasCode = (...codes: string[]) => {
  const pattern = new RegExp(`^SQLITE_(${codes.join('|')})(_|$)`)
  return (error: unknown): boolean => pattern.test(codeOf(error))
}

/** True where another connection holds the database. */
export const isBusy = hasCode('BUSY')

/**
 * True where Postgres undid a transaction because two stood in each other's way; what it was for may be
 * tried again.
 */
export const isCollision = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || (error instanceof Error && error.cause !== undefined && isCollision(error.cause))

/** True where a connection that only reads was asked to write. */
export const isReadOnly = hasCode('READONLY')

/** True for what SQLite may answer by undoing the transaction (sqlite.org/lang_transaction.html). */
export const mayEndTransaction = hasCode('FULL', 'IOERR', 'NOMEM', 'BUSY', 'INTERRUPT')
