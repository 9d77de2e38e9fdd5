import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { describe, expect, it } from 'vitest'
import nl from '@/i18n/messages/nl.json'
import fr from '@/i18n/messages/fr.json'
import en from '@/i18n/messages/en.json'
import de from '@/i18n/messages/de.json'
import { cutFaces, facesOf } from '../../../scripts/lib/font-faces'

const STYLES = path.resolve('src/styles')
const css = readFileSync(path.join(STYLES, 'fonts.css'), 'utf8')
const faces = cutFaces(facesOf(css))

const charactersIn = (file: string): Set<string> => {
  const { characterSet } = fontkit.create(readFileSync(file)) as fontkit.Font
  return new Set(characterSet.map((code) => String.fromCodePoint(code)))
}

it.each(facesOf(css).filter(({ file }) => !file.includes('latin-ext')))('is fetched for no character that it does not have: $file', ({ file, characters }) => {
  const inFile = charactersIn(path.join(STYLES, file))
  expect([...characters].filter((one) => !inFile.has(one))).toEqual([])
})

describe('the typeface that is asked for first', () => {
  it('is there for titles and for text', () => {
    expect(faces).toHaveLength(2)
  })

  it.each(faces)('has each character of its range that there is one for: $name', ({ name, characters, source }) => {
    const whole = charactersIn(path.resolve('node_modules', source))
    const part = charactersIn(path.join(STYLES, 'fonts', name))
    expect([...characters].filter((one) => whole.has(one) && !part.has(one))).toEqual([])
    expect(part.size).toBeLessThan(whole.size)
  })

  it('is enough for every message, so that no page asks for a second file', () => {
    const text = new Set(JSON.stringify([nl, fr, en, de]).replace(/\\./g, ''))
    for (const { characters, source } of faces.filter(({ name }) => name.startsWith('instrument'))) {
      const whole = charactersIn(path.resolve('node_modules', source))
      expect([...text].filter((one) => whole.has(one) && !characters.includes(one))).toEqual([])
    }
  })
})
