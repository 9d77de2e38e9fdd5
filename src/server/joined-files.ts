import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One file of the build that holds several of its files, in the order in which they are listed; addresses from the site's root. */
export interface JoinedFile {
  file: string
  parts: readonly string[]
}

/** Beside the files themselves, where an image of the site has it too. */
export const JOINED_LIST = '.next/static/joined.json'

/** The late style sheets that the build of a folder joined, as `scripts/join-files.ts` wrote it down; null where it did not. Decision 117. */
export function joinedSheets(root: string): JoinedFile | null {
  try {
    return JSON.parse(readFileSync(path.join(root, JOINED_LIST), 'utf8')) as JoinedFile | null
  } catch {
    return null
  }
}

/** What a page asks for in place of the parts of a joined file: nothing where it does not ask for all of them. */
export const inPlaceOf = (joined: JoinedFile | null, asked: readonly string[]): { files: readonly string[]; parts: readonly string[] } =>
  joined?.parts.every((part) => asked.includes(part)) ? { files: [joined.file], parts: joined.parts } : { files: [], parts: [] }
