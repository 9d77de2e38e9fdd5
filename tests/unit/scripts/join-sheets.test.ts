// @module-tag slow
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joinedSheet } from '@/server/joined-sheets'

const PAGE = '/(site)/[locale]/[[...path]]/page'

/** A build of three style sheets. */
let root: string

const write = (file: string, text: string): void => {
  const full = path.join(root, '.next', file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
}
const join = (): void => void execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), path.resolve('scripts/join-sheets.ts')], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'join-'))
  const entryCSSFiles = { [`src/app${PAGE}`]: ['type', 'parts', 'more'].map((name) => ({ path: `static/chunks/${name}.css` })) }
  write(`server/app${PAGE}_client-reference-manifest.js`, `globalThis.__RSC_MANIFEST = ${JSON.stringify({ [PAGE]: { entryCSSFiles } })}`)
  write('static/chunks/type.css', '@font-face{font-family:A;src:url(../media/a.woff2)}')
  write('static/chunks/parts.css', 'p{margin:0}.shown{top:0}')
  write('static/chunks/more.css', '.more{top:0}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the style sheets that a page asks for late', () => {
  it('are one file, in their order', () => {
    join()
    const { file = '', parts } = joinedSheet(root) ?? {}
    expect(parts).toEqual(['/_next/static/chunks/parts.css', '/_next/static/chunks/more.css'])
    expect(readFileSync(path.join(root, file.replace('/_next/', '.next/')), 'utf8')).toBe('p{margin:0}.shown{top:0}\n.more{top:0}')
  })

  it('are asked for one by one where nothing was joined', () => {
    expect(joinedSheet(root)).toBeNull()
  })
})
