// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crawl, LOST } from './lib/crawl.mjs'
import { Failure, runScript } from './lib/failure.mjs'
import { mistakesIn } from './lib/markup.mjs'
import { nuMistakes } from './lib/nu-checker.mjs'

/**
 * Looks at the markup of every page of a running site, in every language, with html-validate and the Nu
 * HTML checker, and for links that lead nowhere: `npm run scan -- http://localhost:3000`.
 */
const [, , ...args] = process.argv
const site = args.find((one) => !one.startsWith('--'))?.replace(/\/+$/, '') ?? 'http://localhost:3000'

/**
 * How often each mistake was made, and on which page first.
 * @type {Map<string, { count: number, path: string }>}
 */
const found = new Map()
/** @type {(checker: string, path: string, message: string) => void} */
const note = (checker, path, message) => {
  const kind = `${checker}: ${message.replace(/ \([^(]*\)$/, '')}`
  const known = found.get(kind)
  found.set(kind, { count: (known?.count ?? 0) + 1, path: known?.path ?? path })
}

await runScript(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scan-'))
  /** @type {Map<string, string>} */
  const files = new Map()
  try {
    for await (const { path: address, status, html, from } of crawl(site)) {
      if (status !== (LOST.includes(address) ? 404 : 200)) note('links', from, `${address} answers ${status}`)
      for (const mistake of await mistakesIn(html)) note('html-validate', address, mistake)
      const file = `${files.size}.html`
      files.set(file, address)
      writeFileSync(path.join(folder, file), html)
    }
    if (files.size === 0) throw new Failure(`${site} has no pages.`, 'Name the address of a running site.')
    process.stdout.write(`Pages: ${files.size}\n`)
    const nu = args.includes('--no-nu') ? [] : await nuMistakes(folder)
    for (const { file, message } of nu) note('nu', files.get(file) ?? file, message)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const [kind, { count, path: first }] of [...found].sort(([, a], [, b]) => b.count - a.count)) {
    process.stdout.write(`${count} × ${kind} (first on ${first})\n`)
  }
  process.stdout.write(`Kinds of mistakes: ${found.size} (0)\n`)
  return found.size === 0 ? 0 : 1
})
