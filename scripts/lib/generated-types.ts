import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SanitizedConfig } from 'payload'

/** Where the types of the documents and of the tables stand, from the root of the project. */
const GENERATED_TYPES = {
  documents: 'src/payload-types.ts',
  tables: 'src/payload-schema.ts',
}

/**
 * Writes the types of the documents and of the tables below `root`. Both follow from the
 * configuration: no database is opened.
 */
export async function writeGeneratedTypes(config: SanitizedConfig, root: string): Promise<void> {
  const { getPayload } = await import('payload')
  const { generateTypes } = await import('payload/node')
  const documents = { ...config.typescript, outputFile: path.join(root, GENERATED_TYPES.documents) }
  await generateTypes({ ...config, typescript: documents }, { log: false })
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const outputFile = path.join(root, GENERATED_TYPES.tables)
  await payload.db.generateSchema?.({ outputFile, log: false, prettify: false })
  await writeFile(outputFile, tablesOnly(await readFile(outputFile, 'utf8')))
}

const AFTER_TABLES = '\nexport const relations_'

/**
 * The tables alone. Behind them stand the relations, which nothing uses, and a declaration that
 * binds the client to this schema: Payload's own migrations do not fit its types.
 */
function tablesOnly(code: string): string {
  const end = code.indexOf(AFTER_TABLES)
  if (end < 0) throw new Error('The schema that Payload generates has another form')
  return `${code.slice(0, end).trim()}\n`
}
