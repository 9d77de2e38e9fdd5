const CONTENT = 1240
const GAP = 32

/**
 * Less than it is: a phone of 2 pixels per point takes the file of 600 px, not that of 1360 px, which
 * is three times as heavy and looks the same.
 */
export const ON_PHONES = '80vw'

/**
 * How wide a picture is in a row of so many cards, in the words of the `sizes` attribute. Design:
 * content is 1240 px wide at most.
 */
export function cardSizes(columns: number): string {
  if (columns <= 1) return `(min-width: 1280px) 1240px, ${ON_PHONES}`
  const width = Math.floor((CONTENT - (columns - 1) * GAP) / columns)
  const wide = columns > 2 ? `(min-width: 960px) ${Math.floor(92 / columns)}vw, ` : ''
  return `(min-width: 1280px) ${width}px, ${wide}(min-width: 600px) 46vw, ${ON_PHONES}`
}
