import path from 'node:path'
import { generateImportMap } from 'payload'
import { writeGeneratedTypes } from './lib/generated-types'
import { loadConfig } from './load-payload'

/** Writes the types of documents and tables, and the list of components of the admin. */
// Tables are typed by those of SQLite, whatever the database is: decision 100.
process.env.DATABASE_URL = 'file:./data/site.db'
const config = await loadConfig()
await writeGeneratedTypes(config, path.resolve('.'))
await generateImportMap(config, { force: true, log: true })
process.exit(0)
