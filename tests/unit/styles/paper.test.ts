import { readFileSync } from 'node:fs'
import { parse, type AtRule, type Container, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

const isForPaper = ({ parent }: Container): boolean => {
  const { name, params } = (parent ?? {}) as Partial<AtRule>
  return name === 'media' && params === 'print'
}

/** The rules for paper that cut off what stands beyond an edge. */
function cutting(file: string): string[] {
  const found: string[] = []
  parse(readFileSync(file, 'utf8')).walkDecls(/^overflow/, ({ parent, prop, value }) => {
    const rule = parent as Rule
    if (prop !== 'overflow-wrap' && value !== 'visible' && isForPaper(rule)) found.push(`${file}: ${rule.selector}`)
  })
  return found
}

it('paper cuts off pictures and the end of a description only', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap(cutting).toSorted()).toEqual([
    "src/features/properties/components/DetailSections.module.css: .sections > section[id='description'] > :last-child",
    'src/ui/Gallery.module.css: .mosaic',
  ])
})
