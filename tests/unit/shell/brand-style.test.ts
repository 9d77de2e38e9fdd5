import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio, readableShade, textOn } from '@/lib/contrast'
import { brandStyle } from '@/shell/brand-style'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** What `<html>` carries where the settings have these two. */
const styleOf = (brand: string, accent: string): Record<string, string> => ({
  ...(brandStyle({
    brand, onBrand: textOn(brand), brandInk: readableShade(brand),
    accent, onAccent: textOn(accent), accentInk: readableShade(accent),
  }) as Record<string, string>),
})

it.each(['#f2b705', '#8bc34a', '#e0a458', '#ffffff', '#000000'])('as brand and as accent, %s reads as a ground and as text', (colour) => {
  const style = styleOf(colour, colour)
  const pairs = ['brand', 'accent'].flatMap((name) => [
    [style[`--${name}`], style[`--on-${name}`]],
    ['#ffffff', style[`--${name}-ink`]],
    ['#f7f4ee', style[`--${name}-ink`]],
  ])
  for (const [ground = '', text = ''] of pairs) expect(contrastRatio(ground, text)).toBeGreaterThanOrEqual(4.5)
})

it('says everything that the tokens say of the two colours', () => {
  const told = [...tokens.matchAll(/^ {2}(--(?:on-)?(?:brand|accent)(?:-ink)?):/gm)].map(([, name]) => name)
  expect(told).toHaveLength(6)
  expect(Object.keys(styleOf('#1f4a43', '#b4492a')).toSorted()).toEqual(told.toSorted())
})
