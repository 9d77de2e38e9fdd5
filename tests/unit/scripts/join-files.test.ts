// @module-tag slow
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { joinedFiles } from '@/server/joined-files'

const PAGE = '/(site)/[locale]/[[...path]]/page'

/** A build of two scripts with their runtime, and of three style sheets. */
let root: string

const write = (file: string, text: string): void => {
  const full = path.join(root, '.next', file)
  mkdirSync(path.dirname(full), { recursive: true })
  writeFileSync(full, text)
}
const chunk = (rest: string): string => `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${rest}])`
const join = (): void => void execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), path.resolve('scripts/join-files.ts')], { cwd: root })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'join-'))
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/react.js', 'static/chunks/turbopack.js'] }))
  const manifest = {
    entryJSFiles: { error: ['static/chunks/error.js'], page: ['static/chunks/error.js', 'static/chunks/large.js'] },
    entryCSSFiles: { [`src/app${PAGE}`]: ['type', 'parts', 'more'].map((name) => ({ path: `static/chunks/${name}.css` })) },
  }
  write(`server/app${PAGE}_client-reference-manifest.js`, `globalThis.__RSC_MANIFEST = ${JSON.stringify({ [PAGE]: manifest })}`)
  write('static/chunks/error.js', chunk('1,"error"'))
  write('static/chunks/large.js', chunk(JSON.stringify('x'.repeat(100_000))))
  write('static/chunks/react.js', `${chunk('2,"react"')} // its map`)
  write('static/chunks/turbopack.js', 'globalThis.told = globalThis.TURBOPACK')
  write('static/chunks/type.css', '@font-face{font-family:A;src:url(../media/a.woff2)}')
  write('static/chunks/parts.css', 'p{margin:0}.shown{top:0}')
  write('static/chunks/more.css', '.more{top:0}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the files of a page', () => {
  it('are one script without the large ones, each part of which tells its own path, and one style sheet of what a page asks for late', () => {
    join()
    const { scripts, sheets } = joinedFiles(root)
    expect(scripts?.parts).toEqual(['error', 'react', 'turbopack'].map((name) => `/_next/static/chunks/${name}.js`))
    expect(sheets?.parts).toEqual(['/_next/static/chunks/parts.css', '/_next/static/chunks/more.css'])
    const text = (file = ''): string => readFileSync(path.join(root, file.replace('/_next/', '.next/')), 'utf8')
    expect(text(sheets?.file)).toBe('p{margin:0}.shown{top:0}\n.more{top:0}')
    const context = createContext({})
    runInContext(text(scripts?.file), context)
    expect(JSON.parse(JSON.stringify(context.told))).toEqual([
      ['static/chunks/error.js', 1, 'error'],
      ['static/chunks/react.js', 2, 'react'],
    ])
  })

  it('stay apart where a script cannot tell its path in place of its tag', () => {
    write('static/chunks/react.js', 'push([document.currentScript,1])')
    join()
    expect(joinedFiles(root).scripts).toBeNull()
    expect(readdirSync(path.join(root, '.next/static/chunks')).filter((name) => name.startsWith('joined'))).toHaveLength(1)
  })

  it('are asked for one by one where nothing was joined', () => {
    expect(joinedFiles(root)).toEqual({ scripts: null, sheets: null })
  })
})
