import { readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

const LARGEST = 8

/** What is round because it is a circle while it holds one sign or digit, and the switch, whose knob is one (decision 116). */
const EXCEPTIONS = [
  'src/features/consent/components/ConsentDialog.module.css: .switch',
  'src/features/favourites/components/FavouritesLink.module.css: .count',
  'src/features/map/components/frame/markers.module.css: .cluster',
  'src/features/search/components/Filters.module.css: .bar i',
]

/** The selectors whose corners are rounder than the site's. */
function round(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(/^border(-\w+)*-radius$/, ({ parent, value }) => {
    const lengths = [...value.matchAll(/([\d.]+)px/g)].map(([, length]) => Number(length))
    if (lengths.some((length) => length > LARGEST)) found.push((parent as Rule).selector)
  })
  return found
}

it.each([
  ['.a { border-radius: 99px }', 1],
  ['.a { border-radius: 12px 12px 0 0 }', 1],
  ['.a { border-radius: 8px }', 0],
  ['.a { border-radius: 50% }', 0],
  ['.a { border-radius: var(--radius) }', 0],
])('%s: %i', (css, expected) => {
  expect(round(css)).toHaveLength(expected)
})

it('corners are those of the site, save for circles', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css') && !/src\/admin|\(payload\)/.test(file))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap((file) => round(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`)).toSorted()).toEqual(EXCEPTIONS)
})
