import { describe, expect, it } from 'vitest'
import { isWhole, readSheet, usedRules } from '@/server/style-sheet'

const used = (css: string, ...classes: string[]): string =>
  usedRules(readSheet(css, '/_next/static/chunks/a.css'), new Set(classes))

describe('the rules of a style sheet that a page uses', () => {
  it.each([
    ['a class of the page', '.a{color:red}', '.a{color:red}'],
    ['a class of the page in any state', '.a:hover{color:red}', '.a:hover{color:red}'],
    ['one of several selectors', '.z,.a{color:red}', '.z,.a{color:red}'],
    ['several classes of the page', '.a.b>.a{color:red}', '.a.b>.a{color:red}'],
    ['elements and variables', ':root{--b:1}p{margin:0}', ':root{--b:1}p{margin:0}'],
    ['a class that must not be there', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
    ['one of several classes', ':is(.z,.a:not(:has(.y))) p{color:red}', ':is(.z,.a:not(:has(.y))) p{color:red}'],
    ['a class with an escaped name', String.raw`.b\:c{color:red}`, ''],
    ['another class', '.z{color:red}.a .z{color:red}.z.a{color:red}', ''],
    ['a class that begins alike', '.ab{color:red}.a-b{color:red}.a_{color:red}', ''],
  ])('%s', (_, css, expected) => {
    expect(used(css, 'a', 'b')).toBe(expected)
  })

  it('stand in their order, below the conditions that still have some', () => {
    const css = '@media print{.a{top:0}.z{top:1px}}.b{top:2px}@media (width>1px){.z{top:3px}}.a{top:4px}'
    expect(used(css, 'a', 'b')).toBe('@media print{.a{top:0}}.b{top:2px}.a{top:4px}')
    expect(used('@supports (a:b){@media print{.a{top:0}.z{top:0}}}', 'a')).toBe(
      '@supports (a:b){@media print{.a{top:0}}}',
    )
  })

  it('are without classes for type, movements and what ends at once', () => {
    const css = '@keyframes turn{0%{top:0}to{top:1px}}@font-face{font-family:A}@namespace svg;'
    expect(used(css)).toBe(css)
  })

  it('lead to their files from wherever they stand, and end no element around them', () => {
    expect(used('@font-face{src:url(../media/a.woff2)format("woff2")}')).toBe(
      '@font-face{src:url(/_next/static/media/a.woff2)format("woff2")}',
    )
    const kept = '.a{background:url("data:image/svg+xml,%3Csvg")}.b{background:url(/icons/b.svg)}'
    expect(used(kept, 'a', 'b')).toBe(kept)
    expect(used('.a:after{content:"</style>"}', 'a')).not.toContain('</style')
  })
})

it('a sheet is whole on every page where none of its rules is about a class', () => {
  const whole = (css: string): boolean => isWhole(readSheet(css, '/a.css'))
  expect(whole(':root{--a:1}@media print{p{top:0}}@font-face{font-family:A}')).toBe(true)
  expect(whole('p{top:0}@media print{.a{top:0}}')).toBe(false)
})
