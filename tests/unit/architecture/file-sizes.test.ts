import { describe, expect, it } from 'vitest'
import { lineCount, sourceFiles } from './source-files'

const MEDIAN = 45
const NINE_OF_TEN = 130
const LONGEST = 250
const PAGE = 40

const sizes = sourceFiles()
  .map((file) => ({ file, lines: lineCount(file) }))
  .sort((a, b) => a.lines - b.lines)

/** The number of lines that this share of the files does not exceed. */
const quantile = (share: number): number =>
  sizes[Math.ceil(sizes.length * share) - 1]?.lines ?? Number.POSITIVE_INFINITY

describe('source files', () => {
  it('are there', () => {
    expect(sizes.length).toBeGreaterThan(50)
  })

  it(`have at most ${MEDIAN} lines in the middle, ${NINE_OF_TEN} in nine of ten`, () => {
    expect(quantile(0.5)).toBeLessThanOrEqual(MEDIAN)
    expect(quantile(0.9)).toBeLessThanOrEqual(NINE_OF_TEN)
  })

  it(`never have more than ${LONGEST} lines`, () => {
    expect(sizes.filter(({ lines }) => lines > LONGEST)).toEqual([])
  })

  it(`have at most ${PAGE} lines where they are a page`, () => {
    const pages = sizes.filter(({ file }) => file.endsWith('/page.tsx'))
    expect(pages.filter(({ lines }) => lines > PAGE)).toEqual([])
  })
})
