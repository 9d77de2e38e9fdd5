import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { FEED_LIMIT } from '@/import/parse/limits'
import { problemLine, skippedLine, warningLine } from '@/import/parse/report'
import type { Phase } from '@/import/options'
import type { ImportResult } from '@/import/result'
import { loadConfig } from './load-payload'

const USAGE = 'npm run import -- path/to/feed.json [--source NAME] [--allow-withdraw]'
const SHOWN = 200

const say = (line: string): boolean => process.stderr.write(`${line}\n`)

function fail(message: string): never {
  say(message)
  process.exit(1)
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: 'string', default: 'feed' },
        'allow-withdraw': { type: 'boolean', default: false },
      },
    })
    const [file, ...others] = positionals
    const source = values.source.trim()
    if (!file || others.length > 0) fail(`Give one file: ${USAGE}`)
    if (!source) fail(`--source needs a name: ${USAGE}`)
    return { file: path.resolve(file), source, allowWithdraw: values['allow-withdraw'] }
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`)
  }
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file)
    if (size > FEED_LIMIT) fail(`${file} has ${size} bytes; a feed may have ${FEED_LIMIT} (160 MB)`)
    return await readFile(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return fail(code === 'ENOENT' ? `There is no file ${file}` : `Cannot read ${file}: ${message}`)
  }
}

let lastLine = 0

/** One line that is written over on a terminal, one a second elsewhere. */
function showProgress(phase: Phase, done: number, total: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r\x1b[K${phase} ${done} of ${total}${done === total ? '\n' : ''}`)
  } else if (done === total || Date.now() - lastLine > 1000) {
    lastLine = Date.now()
    say(`${phase} ${done} of ${total}`)
  }
}

function showLines(title: string, lines: string[]): void {
  if (lines.length === 0) return
  say(`${title} ${lines.length}`)
  lines.slice(0, SHOWN).forEach((line) => say(`  ${line}`))
  if (lines.length > SHOWN) say(`  and ${lines.length - SHOWN} more`)
}

const tooMany = ({ counts: { skipped } }: ImportResult): string =>
  skipped > 0 ? `: too many listings (${skipped}) have impossible values` : ''

function showSummary({ counts }: ImportResult, seconds: number): void {
  const { cities, documents, pictures, projects, types } = counts
  const listings = ({ created, returned, unchanged, updated, withdrawn }: typeof projects) =>
    `${created} created, ${updated} updated, ${unchanged} unchanged, ` +
    `${withdrawn} withdrawn, ${returned} returned`
  const files = ({ known, leftOut, stored }: typeof pictures) =>
    `${stored} stored, ${known} known, ${leftOut} left out`
  say(`properties: ${listings(counts)}`)
  say(`projects: ${listings(projects)}`)
  if (counts.skipped > 0) say(`skipped: ${counts.skipped} with impossible values`)
  say(`types: ${types} written; cities: ${cities.created} created, ${cities.updated} updated`)
  say(`pictures: ${files(pictures)}; documents: ${files(documents)}`)
  say(`Imported in ${seconds.toFixed(1)} seconds.`)
}

const { allowWithdraw, file, source } = readArguments()
const text = await readBytes(file)
const start = performance.now()
const interruption = new AbortController()
process.once('SIGINT', () => interruption.abort())
process.once('SIGTERM', () => interruption.abort())
// As in the server, migrations that are missing run first; outside production they never do.
Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' })
try {
  const config = await loadConfig()
  const { getPayload } = await import('payload')
  const { importFeed } = await import('@/import/import-feed')
  const result = await importFeed({
    payload: await getPayload({ config }),
    text,
    source,
    allowWithdraw,
    fileName: path.basename(file),
    folder: path.dirname(file),
    onProgress: showProgress,
    signal: interruption.signal,
  })
  showLines('Warnings:', result.warnings.map(warningLine))
  showLines('Not imported, with impossible values:', result.skipped.map(skippedLine))
  showLines(`Nothing was changed${tooMany(result)}. Problems:`, result.problems.map(problemLine))
  if (result.ok) showSummary(result, (performance.now() - start) / 1000)
  process.exit(result.ok ? 0 : 1)
} catch (error) {
  if (interruption.signal.aborted) fail('Interrupted. The next import completes it.')
  fail(`The import failed: ${error instanceof Error ? error.message : String(error)}`)
}
