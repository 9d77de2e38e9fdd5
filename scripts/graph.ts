import { readFileSync, writeFileSync } from 'node:fs'
import { cruiseTree, ROOTS } from './lib/cruise.mjs'
import { folderGraph, withGraph } from './lib/folder-graph'

/** Redraws the graph of the folders in the description of the architecture. */
const FILE = 'docs/architecture.md'
const { modules } = await cruiseTree(ROOTS)
writeFileSync(FILE, withGraph(readFileSync(FILE, 'utf8'), folderGraph(modules)))
process.stdout.write(`${FILE}: graph of ${modules.length} modules redrawn\n`)
