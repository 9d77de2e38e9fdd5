import { readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

/** A colour of the settings as it was chosen, whatever it is. */
const CHOSEN = /var\(--(?:brand|accent)\)/
/** What draws on a ground. */
const DRAWN = /^(?:color|fill|stroke|accent-color|border.*|outline.*|box-shadow|text-decoration.*)$/

/** The declarations of a sheet in which a chosen colour need not stand out: it is drawn, or a ground with nothing said of what is on it. */
function unsafe(css: string): string[] {
  const found: string[] = []
  parse(css).walkDecls(({ parent, prop, value }) => {
    if (prop.startsWith('--') || !CHOSEN.test(value)) return
    const { selector, nodes } = parent as Rule
    const carriesText = nodes.some((node) => node.type === 'decl' && node.value.includes('var(--on-'))
    if (DRAWN.test(prop) || !carriesText) found.push(`${selector} { ${prop}: ${value} }`)
  })
  return found
}

it.each([
  ['.a { color: var(--brand) }', 1],
  ['.a { border-inline-start: 3px solid var(--accent) }', 1],
  ['.a { fill: color-mix(in srgb, var(--brand) 9%, var(--paper)) }', 1],
  ['.a { background: var(--brand) }', 1],
  ['.a { background: var(--brand); color: var(--on-brand) }', 0],
  ['.a { border-color: var(--brand-ink); background: var(--accent); color: var(--on-accent) }', 0],
  ['.a { --ground: var(--brand) }', 0],
])('%s: %i', (css, expected) => {
  expect(unsafe(css)).toHaveLength(expected)
})

it('what is drawn in a colour of the settings is drawn in the shade of it that stands out', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap((file) => unsafe(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`))).toEqual([])
})
