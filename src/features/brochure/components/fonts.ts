import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'

const FOLDER = path.resolve('node_modules/@fontsource')

// Of a typeface each part of the alphabet is a file.
const PARTS = ['latin', 'latin-ext'] as const
/** What is missing in one typeface is looked up in the next: the text face has no raised digits. */
const TYPEFACES = {
  text: ['instrument-sans', 'newsreader'],
  title: ['newsreader', 'instrument-sans'],
} as const
const WEIGHTS: Record<string, Record<Weight, number>> = {
  'instrument-sans': { 400: 400, 500: 400, 600: 600 },
  newsreader: { 400: 400, 500: 500, 600: 600 },
}

export type Weight = 400 | 500 | 600

/** How a text looks. */
export interface TextStyle {
  family: keyof typeof TYPEFACES
  weight: Weight
  italic: boolean
  /** Points. */
  size: number
  /** The height of a line, of the size. */
  leading: number
  colour: string
}

type Cut = Pick<TextStyle, 'family' | 'weight' | 'italic'>

/** The names of the files that a style is drawn with, the first that has a sign draws it. */
const namesOf = ({ family, weight, italic }: Cut): string[] =>
  TYPEFACES[family].flatMap((name) =>
    PARTS.map((part) => {
      const cut = `${WEIGHTS[name]?.[weight] ?? weight}-${italic ? 'italic' : 'normal'}`
      return `${name}/files/${name}-${part}-${cut}.woff`
    }),
  )

const faces = new Map<string, Font>()

/** The typeface of a file of @fontsource; read when it is first used, then kept. */
export function faceOf(name: string): Font {
  const known = faces.get(name)
  if (known) return known
  const read = create(readFileSync(path.join(FOLDER, name)))
  if (!('layout' in read)) throw new Error(`${name} is not one typeface`)
  faces.set(name, read)
  return read
}

const chosen = new Map<string, Map<string, string | null>>()

/** The file that has a sign, for a style; null where none has it. */
export function faceWith(sign: string, style: Cut): string | null {
  const key = `${style.family}-${style.weight}-${style.italic}`
  const known = chosen.get(key) ?? new Map<string, string | null>()
  chosen.set(key, known)
  const before = known.get(sign)
  if (before !== undefined) return before
  const code = sign.codePointAt(0) ?? 0
  const name = namesOf(style).find((one) => faceOf(one).hasGlyphForCodePoint(code)) ?? null
  known.set(sign, name)
  return name
}

/** Where the letters of a style stand below the upper edge of a line, in points. */
export function baselineOf(style: TextStyle): number {
  const { ascent, descent, unitsPerEm } = faceOf(namesOf(style)[0] ?? '')
  const [above, below] = [ascent, descent].map((part) => (part / unitsPerEm) * style.size)
  return (style.leading * style.size - ((above ?? 0) - (below ?? 0))) / 2 + (above ?? 0)
}
