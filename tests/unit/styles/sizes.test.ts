import { readFileSync } from 'node:fs'
import { parse, type ChildNode, type Container, type Document, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

const LEAST = 15

/** What may be smaller (decision 116): what lies on a map, as small as on maps everywhere, so that it covers little of it. */
const EXCEPTIONS = [
  'src/features/map/components/frame/MapFrame.module.css: .attribution',
  'src/features/map/components/frame/ground.module.css: .name span',
]

const isForPaper = (node: ChildNode | Container | Document | undefined): boolean =>
  node !== undefined && ((node.type === 'atrule' && 'params' in node && node.params === 'print') || isForPaper(node.parent))

/** The selectors whose text is set smaller than is read without effort, on a screen. */
function small(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(/^font(?:-size)?$/, ({ parent, value }) => {
    const [, number, unit] = /(?:^|[\s(])([\d.]+)(px|rem)\b/.exec(value) ?? []
    const size = Number(number) * (unit === 'rem' ? 16 : 1)
    if (size < LEAST && !isForPaper(parent)) found.push((parent as Rule).selector)
  })
  return found
}

it.each([
  ['.a { font-size: 14px }', 1],
  ['.a { font-size: 0.875rem }', 1],
  ['.a { font: 600 14px / 1.2 serif }', 1],
  ['.a { font-size: clamp(0.9rem, 1vw, 2rem) }', 1],
  ['@media (width < 640px) { .a { font-size: 12px } }', 1],
  ['.a { font-size: 0.9375rem }', 0],
  ['.a { font-size: var(--text-s) }', 0],
  ['@media print { .a { font-size: 9px } }', 0],
])('%s: %i', (css, expected) => {
  expect(small(css)).toHaveLength(expected)
})

it('no text of the site is smaller than 15 px', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css') && !/src\/admin|\(payload\)/.test(file))
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap((file) => small(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`))
  expect(found.toSorted()).toEqual(EXCEPTIONS)
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--text-s: ${LEAST / 16}rem`)
})
