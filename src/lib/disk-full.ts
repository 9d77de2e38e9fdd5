/** What a file system says without room for more, SQLite of its file system and Postgres of its own. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100'])

/** True where an error, or what caused it, is a disk without room. Anything else gives false. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && CODES.has(error.code)) || isDiskFull(error.cause))
