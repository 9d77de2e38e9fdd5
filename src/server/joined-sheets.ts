import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A style sheet that holds several of the build, in the order in which they are listed; addresses from the site's root. */
export interface JoinedSheet {
  file: string
  parts: readonly string[]
}

/** Beside the sheets themselves, where an image of the site has it too. */
export const JOINED_LIST = '.next/static/joined.json'

/** The style sheet that the build of a folder made of the late ones, as `scripts/join-sheets.ts` wrote it down; null where it did not. Decision 117. */
export function joinedSheet(root: string): JoinedSheet | null {
  try {
    return JSON.parse(readFileSync(path.join(root, JOINED_LIST), 'utf8')) as JoinedSheet | null
  } catch {
    return null
  }
}
