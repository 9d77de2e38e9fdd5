const HEX_COLOUR = /^#[0-9a-f]{6}$/i
const DARK = '#000000'
const LIGHT = '#ffffff'
/** The darker of the two grounds that texts stand on, `--linen`. */
const LINEN = '#f7f4ee'
/** What WCAG 2 asks of text of any size. */
const LEAST_OF_TEXT = 4.5

/** True for a colour written as `#rrggbb`. Spec §3, `colorBackground`. */
export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && HEX_COLOUR.test(value)

const channel = (hex: string): number => {
  const value = parseInt(hex, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (colour: string): number => {
  const [red = '', green = '', blue = ''] = colour.replace('#', '').match(/../g) ?? []
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

/**
 * The contrast between two `#rrggbb` colours, 1 (the same) to 21 (black on white), as WCAG 2
 * counts it. A colour that is not written so gives NaN.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Black or white, whichever reads better on this `#rrggbb` colour; at least 4.5:1 on any. */
export const textOn = (background: string): string =>
  contrastRatio(background, LIGHT) >= contrastRatio(background, DARK) ? LIGHT : DARK

const darkened = (colour: string, part: number): string =>
  colour.replace(/[\da-f]{2}/gi, (hex) => Math.round(parseInt(hex, 16) * part).toString(16).padStart(2, '0'))

/**
 * The `#rrggbb` colour itself where text in it reads on white and on the site's off-white (4.5:1), else the lightest shade
 * of the same hue that does. A colour that is not written so is given back as it is.
 */
export function readableShade(colour: string): string {
  let shade = colour
  for (let percent = 99; contrastRatio(shade, LINEN) < LEAST_OF_TEXT; percent -= 1) shade = darkened(colour, percent / 100)
  return shade
}
