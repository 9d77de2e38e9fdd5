import path from 'node:path'
import { Font } from '@react-pdf/renderer'

const FOLDER = path.resolve('node_modules/@fontsource')

// Of a typeface each part of the alphabet is a file, so each part is a family of its own.
const PARTS = ['latin', 'latin-ext'] as const
const STYLES = ['normal', 'italic'] as const
const TYPEFACES = [
  { name: 'instrument-sans', weights: [400, 600] },
  { name: 'newsreader', weights: [400, 500, 600] },
] as const

const families = (name: string): string[] => PARTS.map((part) => `${name}-${part}`)

/** What is missing in one family is looked up in the next: the text face has no raised digits. */
export const TEXT_FONT = [...families('instrument-sans'), ...families('newsreader')]
export const TITLE_FONT = [...families('newsreader'), ...families('instrument-sans')]

let registered = false

/** Makes the site's typefaces known to the drawing; they are read when they are first used. */
export function registerFonts(): void {
  if (registered) return
  registered = true
  for (const { name, weights } of TYPEFACES) {
    for (const part of PARTS) {
      const fonts = weights.flatMap((fontWeight) =>
        STYLES.map((fontStyle) => {
          const file = `${name}-${part}-${fontWeight}-${fontStyle}.woff`
          return { src: path.join(FOLDER, name, 'files', file), fontWeight, fontStyle }
        }),
      )
      Font.register({ family: `${name}-${part}`, fonts })
    }
  }
  // It would hyphenate every language as English.
  Font.registerHyphenationCallback((word) => [word])
}
