/** What a file system says without room for more, and SQLite of its file system. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL'])

/** True where an error, or what caused it, is a disk without room. Anything else gives false. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.has(error.code)) || isDiskFull(error.cause))
