import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { JOINED_LIST, type JoinedFile, type JoinedFiles } from '../src/server/joined-files'
import { isWhole, readSheet } from '../src/server/style-sheet'
import { pageFiles } from './lib/page-files'

/**
 * Writes the scripts that every page starts with, but React and Next, into one file, and the style sheets that it asks
 * for late into another, beside the files of the build in the working directory. Decision 117.
 */

const root = process.cwd()
const NEXT = path.join(root, '.next')
const CHUNKS = 'static/chunks/'

/** How a chunk of Turbopack tells its runtime which one it is: by its tag, or by its path (read in Next 16.4.6). */
const BY_TAG = '"object"==typeof document?document.currentScript:void 0'

/** A larger script stays apart: a telephone compiles and runs each file in one go, during which it heeds nobody. */
const MOST_CHARACTERS = 100_000

const read = (file: string): string => readFileSync(path.join(NEXT, file), 'utf8')

/** What is written as one file: some files one after the other; nothing where there are not several. */
function join(files: readonly string[], extension: string, textOf: (file: string) => string): JoinedFile | null {
  if (files.length < 2) return null
  const text = files.map(textOf).join('\n')
  const file = `${CHUNKS}joined-${createHash('sha256').update(text).digest('hex').slice(0, 13)}${extension}`
  writeFileSync(path.join(NEXT, file), text)
  return { file: addressOf(file), parts: files.map(addressOf) }
}

const addressOf = (file: string): string => `/_next/${file}`

/** A chunk that tells its path, as the tag is that of the joined file, and that ends, whatever comment it ends with. */
const namedScript = (file: string): string => `${read(file).replace(BY_TAG, JSON.stringify(file))}\n;`

const isLate = (file: string): boolean => !isWhole(readSheet(read(file), addressOf(file)))

const { scripts, sheets } = pageFiles(NEXT)
const together = scripts.filter((file) => read(file).length < MOST_CHARACTERS)
// One that could not tell its path would be waited for, for ever. The runtime, the last, tells none.
const canBeNamed = together.slice(0, -1).every((file) => read(file).includes(BY_TAG))
const joined: JoinedFiles = {
  scripts: canBeNamed ? join(together, '.js', namedScript) : null,
  sheets: join(sheets.filter(isLate), '.css', read),
}
writeFileSync(path.join(root, JOINED_LIST), JSON.stringify(joined))
