import { readFileSync, writeFileSync } from 'node:fs'
import { cruiseTree, ROOTS } from './lib/cruise.mjs'
import { withGraphs } from './lib/architecture-graphs'

/** Writes the graphs of the folders into the description of the architecture. */
const FILE = 'docs/architecture.md'
const { modules } = await cruiseTree(ROOTS)
writeFileSync(FILE, withGraphs(readFileSync(FILE, 'utf8'), modules))
process.stdout.write(`${FILE}: graphs of ${modules.length} modules written\n`)
