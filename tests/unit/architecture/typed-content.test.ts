// @module-tag slow
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorsIn } from './compile'
import { sourceFiles } from './source-files'

const TYPES = 'src/payload-types.ts'
const SCHEMA = 'src/payload-schema.ts'
const NO_SUCH_ARGUMENT = 'TS2345'
const NO_SUCH_PROPERTY = 'TS2551'

const DOCUMENT = `
  import { docIn, docsIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
  import type { Page, Property } from '@/payload-types'
  declare const page: AllLocales<Page>
  declare const property: AllLocales<Property>
  declare const city: NonNullable<ReturnType<typeof docIn<typeof property, 'city'>>>
`
const TABLE = `
  import type { TableNamed } from '@/cms/database/sql'
  declare const routes: TableNamed<'routes'>
`

const errorsOf = (opening: string, line: string): string[] =>
  errorsIn(['src/snippet.ts'], { 'src/snippet.ts': `${opening}\nexport const it = ${line}` })

describe('a field of a document', () => {
  it.each([
    ["textsIn(page, 'title')", "textsIn(page, 'titel')"],
    ["numberIn(city, 'latitude')", "numberIn(city, 'lattitude')"],
    [
      "docsIn(property, 'documents').map((one) => textIn(one, 'name'))",
      "docsIn(property, 'documents').map((one) => textIn(one, 'nome'))",
    ],
    [
      "docsIn(page, 'modules').map((one) => one.blockType === 'video' && textIn(one, 'video'))",
      "docsIn(page, 'modules').map((one) => one.blockType === 'team' && textIn(one, 'video'))",
    ],
  ])('is read by %s, and %s does not compile', (right, wrong) => {
    expect(errorsOf(DOCUMENT, right)).toEqual([])
    expect(errorsOf(DOCUMENT, wrong)).toEqual([NO_SUCH_ARGUMENT])
  })

  it('that is renamed breaks what reads it', () => {
    const reader = 'src/domain/projects/project-card.ts'
    expect(errorsIn([reader], {})).toEqual([])
    const types = readFileSync(TYPES, 'utf8')
    const renamed = types.replaceAll('delivery?:', 'deliveredOn?:')
    expect(renamed).not.toBe(types)
    expect(new Set(errorsIn([reader], { [TYPES]: renamed }))).toEqual(new Set([NO_SUCH_ARGUMENT]))
  })
})

describe('a document', () => {
  const SITE = /^src\/(?:content|features|modules)\//
  const CAST_AFTER_READ = /\bdocs\b.*\bas unknown as\b/

  it('gets its type from what reads it; of a draft in a form nobody knows what it is', () => {
    const casts = sourceFiles().filter((file) => SITE.test(file) && CAST_AFTER_READ.test(readFileSync(file, 'utf8')))
    expect(casts.sort()).toEqual(['src/content/client.ts', 'src/content/preview/newest.ts'])
  })
})

describe('a column of a table', () => {
  it('is known, and an unknown one does not compile', () => {
    expect(errorsOf(TABLE, 'routes.originalPath')).toEqual([])
    expect(errorsOf(TABLE, 'routes.originalPaths')).toEqual([NO_SUCH_PROPERTY])
  })

  it('that is renamed breaks what reads it', () => {
    const reader = 'src/admin/read-building-kinds.ts'
    const schema = readFileSync(SCHEMA, 'utf8')
    const renamed = schema.replaceAll("kind: text('kind', {enum: ['house'", "sort: text('kind', {enum: ['house'")
    expect(renamed).not.toBe(schema)
    expect(errorsIn([reader], { [SCHEMA]: renamed })).not.toEqual([])
  })
})
