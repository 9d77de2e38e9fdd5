import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readableShade, textOn } from '@/lib/contrast'
import { OWN_COLOURS } from '@/lib/own-colours'

/** The first value that a style sheet gives each of its custom properties, written with six digits. */
const properties = (file: string): Map<string, string> => {
  const found = [...readFileSync(file, 'utf8').matchAll(/^ +(--[\w-]+): (#[\da-f]+);/gm)].toReversed()
  return new Map(found.map(([, name = '', value = '']) => [name, value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value]))
}

it('are those of the style sheets of the site and of the admin', () => {
  const { accent, brand, ink, inkSoft } = OWN_COLOURS
  const site = properties('src/styles/tokens.css')
  expect(['--brand', '--accent', '--ink', '--ink-soft'].map((name) => site.get(name))).toEqual([brand, accent, ink, inkSoft])
  const admin = properties('src/app/(payload)/custom.css')
  expect(['--admin-brand', '--admin-accent'].map((name) => admin.get(name))).toEqual([brand, accent])
})

it('stand there with the text and the shade that are reckoned for those of the settings', () => {
  const site = properties('src/styles/tokens.css')
  for (const name of ['brand', 'accent'] as const) {
    expect(site.get(`--on-${name}`)).toBe(textOn(OWN_COLOURS[name]))
    expect(site.get(`--${name}-ink`)).toBe(readableShade(OWN_COLOURS[name]))
  }
})
