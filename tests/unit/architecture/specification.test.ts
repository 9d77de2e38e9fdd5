import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  commentsOf,
  foreignCitations,
  partsOf,
  pathsIn,
  SPECIFICATION,
  unknownCitations,
} from './citations'
import { allFiles } from './source-files'

/** What is planted here is no citation. */
const OWN = 'tests/unit/architecture/specification.test.ts'

const specification = readFileSync(SPECIFICATION, 'utf8')
const sources = ['src', 'tests', 'scripts', 'bench', 'demo', 'migrations']
  .filter((folder) => existsSync(folder))
  .flatMap(allFiles)
  .filter((file) => /\.(?:css|mjs|tsx?)$/.test(file) && file !== OWN)

const inSources = (find: (text: string) => string[]): string[] =>
  sources.flatMap((file) => find(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))

describe('a citation', () => {
  const parts = partsOf(
    `# All\n\n## §2 Screens\n\n### Home page\n\n**Menu**: \`path\`.\n\n## Belgian rules\n\n### Duties\n`,
  )

  it.each([
    ['/** Spec §2. */', []],
    [`/** Spec §2, "Home page", "Menu", \`path\`. */`, []],
    [`/**\n * Spec §2, "Home\n * page".\n */`, []],
    [`// Spec, Belgian rules, "Duties".`, []],
    ['/** Spec §3. */', ['3']],
    ['/** Spec §2, "Footer". */', ['2: Footer']],
    [`/** Spec §2 "Home page", \`other\`. */`, ['2: other']],
    ['/** Spec, Belgian rules, "Menu". */', ['Belgian rules: Menu']],
    [`const text = 'art. 6 §9'`, []],
  ])('%j lacks %j', (text, unknown) => {
    expect(unknownCitations(text, parts)).toEqual(unknown)
  })

  it.each([
    ['See docs/architecture.md, CONTRIBUTING.md, ../README.md and decision 001.', []],
    ['`nowhere.md`, decision 999.', ['nowhere.md', '999']],
    ['Asked in issue 4.', ['issue 4']],
    ['As shared/data has it.', ['shared/data']],
    ['As ../shared/data has it, not src/shared/data.', ['../shared/data']],
  ])('%j names %j outside the repository', (text, foreign) => {
    expect(foreignCitations(text)).toEqual(foreign)
  })

  it('is looked for in comments, not in addresses', () => {
    expect(commentsOf("const a = 'https://b' // c")).toEqual(['// c'])
  })
})

describe('the specification', () => {
  const parts = partsOf(specification)

  it('has nine numbered sections and the rules of Belgium', () => {
    expect([...parts.keys()]).toEqual([...'123456789', 'Belgian rules'])
  })

  it('has every section that a comment cites', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(inSources((text) => unknownCitations(text, parts))).toEqual([])
  })

  it('names files that exist', () => {
    const paths = pathsIn(SPECIFICATION)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  it('says under each heading which test holds it, or that it is not built', () => {
    const [, ...headings] = specification.split(/^### /m)
    const silent = headings.filter((text) => !/`tests\/|not built yet/i.test(text.split(/^## /m)[0] ?? ''))
    expect(silent.map((text) => text.split('\n')[0])).toEqual([])
  })
})

describe('nothing outside the repository is cited', () => {
  it('in comments', () => {
    expect(inSources((text) => commentsOf(text).flatMap(foreignCitations))).toEqual([])
  })

  it.each(['README.md', 'CONTRIBUTING.md', ...allFiles('docs')])('in %s', (file) => {
    expect(foreignCitations(readFileSync(file, 'utf8'))).toEqual([])
  })
})
