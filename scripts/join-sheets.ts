import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { JOINED_LIST, type JoinedSheet } from '../src/server/joined-sheets'
import { isWhole, readSheet } from '../src/server/style-sheet'
import { pageSheets } from './lib/page-sheets'

/**
 * Writes the style sheets that every page asks for late into one file, beside the files of the build in the working
 * directory. Decision 117.
 */

const root = process.cwd()
const NEXT = path.join(root, '.next')

const read = (file: string): string => readFileSync(path.join(NEXT, file), 'utf8')
const addressOf = (file: string): string => `/_next/${file}`
const isLate = (file: string): boolean => !isWhole(readSheet(read(file), addressOf(file)))

/** Some sheets as one file, one after the other; nothing where there are not several. */
function join(files: readonly string[]): JoinedSheet | null {
  if (files.length < 2) return null
  const text = files.map(read).join('\n')
  const file = `static/chunks/joined-${createHash('sha256').update(text).digest('hex').slice(0, 13)}.css`
  writeFileSync(path.join(NEXT, file), text)
  return { file: addressOf(file), parts: files.map(addressOf) }
}

writeFileSync(path.join(root, JOINED_LIST), JSON.stringify(join(pageSheets(NEXT).filter(isLate))))
