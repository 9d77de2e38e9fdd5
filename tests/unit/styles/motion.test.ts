import { readFileSync } from 'node:fs'
import { parse, type AtRule, type Root } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from '../architecture/source-files'

/** `rotate` and `scale` are parts of `transform`. */
const MOVED = new Set(['opacity', 'transform', 'rotate', 'scale', 'translate', 'none'])
const SHORTEST = 150
const LONGEST = 250

/** The page that is on its way is told of until it is there. */
const UNTIL_THERE = 'going'

const milliseconds = (value: string): number => {
  const [, number, unit] = /(?:^|\s)([\d.]+)(m?s)\b/.exec(value.replace('var(--fast)', '180ms')) ?? []
  return Number(number) * (unit === 's' ? 1000 : 1)
}

const isBrief = (value: string): boolean => milliseconds(value) >= SHORTEST && milliseconds(value) <= LONGEST

const isReduced = ({ name, params }: AtRule): boolean => name === 'media' && params === '(prefers-reduced-motion: reduce)'

/** Whether visitors who want no motion have the animations of a sheet stopped, or done in one step. */
function isStopped(sheet: Root): boolean {
  let stopped = false
  sheet.walkAtRules((rule) => {
    if (isReduced(rule)) rule.walkDecls(/^animation/, ({ value }) => { stopped ||= value === 'none' || value.startsWith('steps(1') })
  })
  return stopped
}

/** What of a sheet moves otherwise than it should: slower, faster, by other properties, or for those who want none. */
function restless(css: string): string[] {
  const sheet = parse(css)
  const found: string[] = []
  sheet.walkDecls('transition', ({ value }) => {
    for (const part of value.split(/,(?![^(]*\))/)) {
      const [property = ''] = part.trim().split(' ')
      if (!MOVED.has(property) || (property !== 'none' && !isBrief(part))) found.push(`transition: ${part.trim()}`)
    }
  })
  sheet.walkDecls('animation', ({ value }) => {
    if (value.startsWith('none') || value.includes('steps(1')) return
    const isTimed = !Number.isNaN(milliseconds(value))
    if (isTimed && !isBrief(value) && !value.startsWith(`${UNTIL_THERE} `)) found.push(`animation: ${value}`)
    if (!isStopped(sheet) && !value.startsWith('edge ')) found.push(`animation: ${value} under reduced motion`)
  })
  return found
}

it.each([
  ['.a { transition: opacity var(--fast), transform 250ms ease-out }', 0],
  ['.a { transition: opacity var(--fast), background var(--fast) }', 1],
  ['.a { transition: opacity 400ms }', 1],
  ['.a { animation: rise var(--fast) } @media (prefers-reduced-motion: reduce) { .a { animation: none } }', 0],
  ['.a { animation: rise var(--fast) }', 1],
  ['.a { animation: fade 1.2s } @media (prefers-reduced-motion: reduce) { .a { animation: none } }', 1],
  ['.a { animation: shrink linear both }', 1],
  ['.a { animation: settle steps(1, jump-end) both }', 0],
])('%s: %i', (css, expected) => {
  expect(restless(css)).toHaveLength(expected)
})

it('what moves moves briefly, by opacity and transform, and not for who wants no motion', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css') && !/src\/admin|\(payload\)/.test(file))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap((file) => restless(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual([])
})
