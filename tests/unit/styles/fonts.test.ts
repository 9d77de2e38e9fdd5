import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import nl from '@/i18n/messages/nl.json'
import fr from '@/i18n/messages/fr.json'
import en from '@/i18n/messages/en.json'
import de from '@/i18n/messages/de.json'

const STYLES = path.resolve('src/styles')
const css = readFileSync(path.join(STYLES, 'fonts.css'), 'utf8')
const faces = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g)].map(([, name = '', range = '']) => ({ name, range }))

const codesOf = (range: string): number[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, first = '', last = first]) =>
    Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, at) => parseInt(first, 16) + at),
  )
const WHOLE: Record<string, string> = {
  'newsreader.woff2': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'instrument-sans.woff2': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
}
const glyphs = (file: string): Set<number> => new Set((fontkit.create(readFileSync(file)) as fontkit.Font).characterSet)

describe('the typeface that is asked for first', () => {
  it.each(faces)('has each character of its range that there is one for: $name', ({ name, range }) => {
    const whole = glyphs(path.resolve('node_modules', WHOLE[name] ?? ''))
    const part = glyphs(path.join(STYLES, 'fonts', name))
    expect(codesOf(range).filter((code) => whole.has(code) && !part.has(code))).toEqual([])
    expect(part.size).toBeLessThan(whole.size)
  })

  it('is enough for every message, so that no page asks for a second file', () => {
    const text = new Set(JSON.stringify([nl, fr, en, de]).replace(/\\./g, ''))
    for (const { name, range } of faces.filter(({ name }) => name.startsWith('instrument'))) {
      const whole = glyphs(path.resolve('node_modules', WHOLE[name] ?? ''))
      const codes = new Set(codesOf(range))
      const missing = [...text].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => whole.has(code) && !codes.has(code))
      expect(missing).toEqual([])
    }
  })
})
