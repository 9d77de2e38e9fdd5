import { generateImportMap } from 'payload'
import { loadConfig } from './load-payload'

/** Writes the types of the collections and the list of components of the admin. */
const config = await loadConfig()
const { generateTypes } = await import('payload/node')
await generateTypes(config)
await generateImportMap(config, { force: true, log: true })
process.exit(0)
