import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const COPY = /^COPY (?:--from=build )?(.+) (\S+)$/
const SET = /([A-Z_]+)=(\S+)/g

/**
 * Puts into a folder what a stage of the Dockerfile copies into its image, from this machine, where the folder
 * of the stage `build` is that of the project. Gives the environment that the stage sets.
 */
export function imageFolder(stage: string, folder: string): Record<string, string> {
  const text = readFileSync('Dockerfile', 'utf8').replaceAll(/\\\n/g, ' ')
  const [, part = ''] = new RegExp(`\\nFROM \\S+ AS ${stage}\\n([^]*?)(?=\\nFROM |$)`).exec(text) ?? []
  const set: Record<string, string> = {}
  for (const line of part.split('\n')) {
    if (line.startsWith('ENV ')) for (const [, name = '', value = ''] of line.matchAll(SET)) set[name] = value
    const [, from = '', to = ''] = COPY.exec(line) ?? []
    for (const source of from.split(' ').flatMap(named)) copied(source, to, folder)
  }
  return set
}

/** The files that a source stands for, as `src/server/*.mjs`. */
function named(source: string): string[] {
  const own = source.replace(/^\/app\//, '')
  const [, end] = /^.*\/\*([^/]+)$/.exec(own) ?? []
  if (end === undefined) return own ? [own] : []
  const directory = path.dirname(own)
  return readdirSync(directory).filter((name) => name.endsWith(end)).map((name) => path.join(directory, name))
}

/** Of a folder what is in it, as Docker does; a file into a folder. */
function copied(source: string, to: string, folder: string): void {
  const isFolder = statSync(source).isDirectory()
  const at = path.join(folder, to, !isFolder && to.endsWith('/') ? path.basename(source) : '')
  mkdirSync(path.dirname(at), { recursive: true })
  cpSync(source, at, { recursive: true, verbatimSymlinks: true })
}
