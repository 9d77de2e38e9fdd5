import { describe, expect, it } from 'vitest'
import { lineCount, sourceFiles } from './source-files'

const LONGEST = 250
const PAGE = 40

const sizes = sourceFiles().map((file) => ({ file, lines: lineCount(file) }))

describe('source files', () => {
  it('are there', () => {
    expect(sizes.length).toBeGreaterThan(50)
  })

  it(`never have more than ${LONGEST} lines`, () => {
    expect(sizes.filter(({ lines }) => lines > LONGEST)).toEqual([])
  })

  it(`have at most ${PAGE} lines where they are a page`, () => {
    const pages = sizes.filter(({ file }) => file.endsWith('/page.tsx'))
    expect(pages.filter(({ lines }) => lines > PAGE)).toEqual([])
  })
})
