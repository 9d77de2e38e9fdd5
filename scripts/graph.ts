import { readFileSync, writeFileSync } from 'node:fs'
import { cruiseTree, ROOTS } from './lib/cruise.mjs'
import { folderGraph, roomOf, subjectOf, usesBetween, withGraph } from './lib/folder-graph'

/** Writes the graphs of the folders into the description of the architecture. */
const FILE = 'docs/architecture.md'
const { modules } = await cruiseTree(ROOTS)
const within = (room: string) => (file: string) => (roomOf(file) === room ? subjectOf(file) : null)
const graphs = {
  src: usesBetween(modules, roomOf),
  domain: usesBetween(modules, within('domain')),
  features: usesBetween(modules, within('features')),
}
const text = Object.entries(graphs).reduce(
  (before, [name, uses]) => withGraph(before, name, folderGraph(uses)),
  readFileSync(FILE, 'utf8'),
)
writeFileSync(FILE, text)
process.stdout.write(`${FILE}: graphs of ${modules.length} modules written\n`)
