import path from 'node:path'
import { generateImportMap } from 'payload'
import { writeGeneratedTypes } from './lib/generated-types'
import { loadConfig } from './load-payload'

/** Writes the types of documents and tables, and the list of components of the admin. */
const config = await loadConfig()
await writeGeneratedTypes(config, path.resolve('.'))
await generateImportMap(config, { force: true, log: true })
process.exit(0)
