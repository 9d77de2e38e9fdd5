import path from 'node:path'

/**
 * The file behind a database address such as `file:./data/site.db`, absolute; `%20` in it is a space,
 * as the driver reads it. Throws where a `%` begins no such code. Spec §1.
 */
export const databaseFile = (url: string): string =>
  path.resolve(decodeURIComponent(url.replace(/^file:(\/\/(?=\/))?/, '').replace(/[?#].*$/, '')))
