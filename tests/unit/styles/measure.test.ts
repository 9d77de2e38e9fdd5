import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

/** As many times the width of "0", a line has far more letters. */
const MOST = 40

it('lines of text are as long as the one measure says', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css') && !/src\/admin|\(payload\)/.test(file))
  expect(sheets.length).toBeGreaterThan(100)
  const long = sheets.flatMap((file) => {
    const found: string[] = []
    parse(readFileSync(file, 'utf8')).walkDecls('max-width', ({ value }) => {
      const [, zeros] = /(\d+)ch/.exec(value) ?? []
      if (Number(zeros) > MOST) found.push(`${file}: ${value}`)
    })
    return found
  })
  expect(long).toEqual([])
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain('--measure: 30em')
})
