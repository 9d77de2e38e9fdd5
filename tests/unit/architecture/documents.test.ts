import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pathsIn } from './citations'
import { allFiles } from './source-files'

const read = (file: string): string => readFileSync(file, 'utf8')
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...allFiles('docs')]
const FILES = ['bench', 'demo', 'deploy', 'docs', 'migrations', 'public', 'scripts', 'src', 'tests'].flatMap(allFiles)

const statusOf = (text: string): string => /^- Status: [^]*?(?=\n\n|\n- )/m.exec(text)?.[0] ?? ''

/** The names of a decision that are those of its day: all of one that was overturned, and what its status says is called otherwise now. */
function namesOfThen(file: string): (name: string) => boolean {
  const status = statusOf(read(file))
  const former = new Set([...status.matchAll(/`([^`]+)` is now `/g)].map(([, name]) => name))
  return (name) => status.startsWith('- Status: superseded') || former.has(name)
}

/** Whether a name, which may leave out the first folders, is that of a file; `*` is any part of one, capitals stand for names. */
function isFile(name: string): boolean {
  if (/\b(?:NAME|SUBJECT)\b/.test(name) || existsSync(name)) return true
  const escaped = name.replaceAll(/[.()[\]]/g, String.raw`\$&`).replaceAll('*', '[^/]*')
  const pattern = new RegExp(`(?:^|/)${escaped}$`)
  return FILES.some((file) => pattern.test(file))
}

describe('documents', () => {
  it.each(DOCUMENTS)('%s names files that exist', (file) => {
    const isOfThen = namesOfThen(file)
    expect(pathsIn(file).filter((name) => !isFile(name) && !isOfThen(name))).toEqual([])
  })

  it('say what each command does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const told = read('README.md')
    expect(Object.keys(scripts).filter((name) => !new RegExp(`npm (?:run )?${name}\\b`).test(told))).toEqual([])
  })

  it('say what each bench measures', () => {
    const names = allFiles('bench').flatMap((file) => /^bench\/([\w-]+)\.ts$/.exec(file)?.[1] ?? [])
    const told = read('docs/performance.md')
    expect(names.filter((name) => name !== 'run' && !told.includes(`\`${name}\``))).toEqual([])
  })

  it('say what each collection and global holds', () => {
    const described = ['src/cms/collections', 'src/cms/globals'].flatMap(allFiles).map(read).join('\n')
    const slugs = [...described.matchAll(/^ {2,6}slug: '([\w-]+)'/gm)].flatMap(([, slug]) => slug ?? [])
    const rows = read('docs/content-model.md').split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
    expect(slugs.length).toBeGreaterThan(30)
    expect(slugs.filter((slug) => !rows.some((row) => row.includes(`\`${slug}\``)))).toEqual([])
  })
})

describe('decisions', () => {
  const FOLDER = 'docs/decisions'
  const decisions = allFiles(FOLDER).filter((file) => !file.endsWith('/README.md'))
  const overturned = decisions.flatMap((file) => {
    const by = /^- Status: (superseded by \d+(?: and \d+)?)/.exec(statusOf(read(file)))?.[1]
    return by === undefined ? [] : [{ number: file.slice(FOLDER.length + 1, FOLDER.length + 4), by }]
  })

  it('stand in the index under their title, with what overturned them', () => {
    const rows = decisions.map((file) => {
      const name = file.slice(FOLDER.length + 1)
      const number = name.slice(0, 3)
      const title = /^# \d+ (.+)/.exec(read(file))?.[1]
      return `| [${number}](${name}) | ${title} | ${overturned.find((one) => one.number === number)?.by ?? ''} |`
    })
    expect(read(`${FOLDER}/README.md`).split('\n').filter((line) => line.startsWith('| ['))).toEqual(rows.sort())
  })

  it('are followed by the code that names them, not overturned', () => {
    expect(overturned.length).toBeGreaterThan(3)
    const cited = new RegExp(`[Dd]ecisions? (?:\\d{3}(?:,| and) )*(?:${overturned.map(({ number }) => number).join('|')})\\b`)
    expect(allFiles('src').filter((file) => cited.test(read(file)))).toEqual([])
  })
})

describe('the environment', () => {
  const READER = 'src/lib/env.ts'
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| `([^`]+\.(?:mjs|tsx?))` \| (.+?) \|/gm)].map(([, file = '', names = '']) => ({
    file,
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  }))
  const readers = [...allFiles('src'), 'next.config.ts', 'payload.config.ts'].filter(
    (file) => /\.(?:mjs|tsx?)$/.test(file) && file !== READER && read(file).includes('process.env'),
  )

  it('is read by the files that CONTRIBUTING names, and by no other beside the settings', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(readers.sort())
  })

  it.each(rows)('$file reads or sets $names', ({ file, names }) => {
    const text = read(file)
    const direct = [...text.matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name)
    expect(direct.filter((name) => name && !names.includes(name))).toEqual([])
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([])
  })
})
