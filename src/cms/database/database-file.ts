import path from 'node:path'

/** The file behind a database address such as `file:./data/site.db`, absolute. Spec §1. */
export const databaseFile = (url: string): string =>
  path.resolve(url.replace(/^file:(\/\/(?=\/))?/, '').replace(/\?.*$/, ''))
