import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { allFiles } from './source-files'

/** A list may have the name of a style sheet. */
const OF_LISTS = new Set(['length', 'map'])
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

function selectorsOf(sheet: string): string[] {
  const found: string[] = []
  parse(readFileSync(sheet, 'utf8')).walkRules((rule) => void found.push(...rule.selectors))
  return found
}

interface SheetImport {
  file: string
  sheet: string
  /** The classes that are named, and whether others are asked for by a value. */
  used: string[]
  isOpen: boolean
}

/** What a file names of the style sheets that it imports. */
function sheetImports(file: string): SheetImport[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORT)].map(([, name = '', from = '']) => ({
    file,
    sheet: from.startsWith('@/') ? path.join('src', from.slice(2)) : path.join(path.dirname(file), from),
    used: [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one),
    isOpen: new RegExp(`\\b${name}\\[`).test(text),
  }))
}

const sources = allFiles('src').filter((file) => /\.tsx?$/.test(file))
const imports = sources.flatMap(sheetImports)

it('components name only classes that their style sheets have', () => {
  expect(imports.length).toBeGreaterThan(100)
  const missing = imports.flatMap(({ file, sheet, used }) => {
    const css = readFileSync(sheet, 'utf8')
    return used.filter((one) => !OF_LISTS.has(one) && !new RegExp(`\\.${one}(?![\\w-])`).test(css)).map((one) => `${file}: ${one}`)
  })
  expect(missing).toEqual([])
})

/** The classes of a style sheet by which its components may ask for it; those of others are global. */
function classesOf(sheet: string): string[] {
  const local = selectorsOf(sheet).map((selector) => selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, ''))
  return [...new Set(local.flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one = '']) => one)))]
}

it('style sheets have only classes that somebody names who imports them', () => {
  const literals = new Set(sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(\w+)'/g)].map(([, one = '']) => one)))
  const sheets = allFiles('src').filter((file) => file.endsWith('.module.css'))
  const unused = sheets.flatMap((sheet) => {
    const of = imports.filter((one) => one.sheet === sheet)
    const used = new Set(of.flatMap((one) => one.used))
    const isOpen = of.some((one) => one.isOpen)
    return classesOf(sheet).filter((one) => !used.has(one) && !(isOpen && literals.has(one))).map((one) => `${sheet}: ${one}`)
  })
  expect(sheets.length).toBeGreaterThan(100)
  expect(unused).toEqual([])
})

it('each sign is drawn, and none that nobody can name', () => {
  const [, union = ''] = /export type IconName =([^/]*)/.exec(readFileSync('src/ui/Icon.tsx', 'utf8')) ?? []
  const names = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name)
  const drawn = [...readFileSync('src/ui/Icon.module.css', 'utf8').matchAll(/:global\(\.icon-([\w-]+)\)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(30)
  expect(drawn.toSorted()).toEqual(names.toSorted())
})

const INNERMOST = /(:global|:is)?\(([^()]*)\)/g
const NAMED = /^[a-z]|[.#]|\[data-/

/** The parts of a selector between its combinators, with what stands in their brackets. */
function compounds(selector: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of selector) {
    if ('([])'.includes(letter)) depth += '(['.includes(letter) ? 1 : -1
    if (depth === 0 && ' >+~'.includes(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.filter((part) => part !== '')
}

/** Whether a change in what an ancestor has makes a browser style all that is in it anew: it looks for names. */
function stylesAllAnew(selector: string): boolean {
  const parts = compounds(selector)
  const last = parts.pop() ?? ''
  if (last.includes(':has(') && last.includes('::details-content')) return true
  let plain = last
  for (let inner = ''; inner !== plain; plain = plain.replace(INNERMOST, (_, kept: string | undefined, inside: string) => (kept ? inside : ''))) inner = plain
  return parts.some((part) => part.includes(':has(')) && !NAMED.test(plain)
}

it.each([
  ['.list:has(.plan) > :first-child', true],
  ['.wrap:has(> .opening) + [class]:not([data-bleed])', true],
  [":global(main:has([data-sub-menu='fixed'])) :where([id], a)", true],
  ['.item:has(:target)::details-content', true],
  [':global(body:has([data-hero]):not(:has([data-top-bar]))) .header', false],
  ['.list:has(.plan) > .item:first-child', false],
  ['.list > :has(.plan)', false],
  ['.fields:has(:checked) > [data-when]', false],
])('%s has everything styled anew: %s', (selector, expected) => {
  expect(stylesAllAnew(selector)).toBe(expected)
})

it('rules that ask what an ancestor has name what they style', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.flatMap((file) => selectorsOf(file).filter(stylesAllAnew).map((selector) => `${file}: ${selector}`))).toEqual([])
})

/**
 * Whether a node that comes makes a browser style much of the page anew: it looks for what stands behind the new node by
 * what the last part of such a rule names, below as well as beside it.
 */
const stylesAllBeside = (selector: string): boolean => /(?:^|[\s>])([a-z]+|\*)\s*[+~]\s*(?:[a-z]+|\*)(?:::\w+)?$/.test(selector)

it.each([
  ['.text > * + *', true],
  ['.table :is(th, td) > * + *', true],
  ['* ~ *', true],
  ['.rows > li + li', true],
  ['.list li + li::before', true],
  ['.subject + *', false],
  ['* + .subject', false],
  ['.text > :where(:not(:first-child))', false],
])('%s has all that stands beside a new node styled anew: %s', (selector, expected) => {
  expect(stylesAllBeside(selector)).toBe(expected)
})

it('rules about neighbours name one of them', () => {
  const sheets = allFiles('src').filter((file) => file.endsWith('.css'))
  expect(sheets.flatMap((file) => selectorsOf(file).filter(stylesAllBeside).map((selector) => `${file}: ${selector}`))).toEqual([])
})
