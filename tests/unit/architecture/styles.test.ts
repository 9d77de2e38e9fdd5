import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allFiles } from './source-files'

/** A list may have the name of a style sheet. */
const OF_LISTS = new Set(['length', 'map'])
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

/** The classes that a component names and its style sheet does not have, as `file: class`. */
function missingClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const sheet = from.startsWith('@/') ? path.join('src', from.slice(2)) : path.join(path.dirname(file), from)
    const css = readFileSync(sheet, 'utf8')
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
    return used
      .filter((one) => !OF_LISTS.has(one) && !new RegExp(`\\.${one}(?![\\w-])`).test(css))
      .map((one) => `${file}: ${one}`)
  })
}

it('components name only classes that their style sheets have', () => {
  const files = allFiles('src').filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(missingClasses)).toEqual([])
})
