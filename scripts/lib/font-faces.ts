/** A face of `fonts.css` whose file is cut out of one of @fontsource. */
export interface FontFace {
  /** The name of its file in `src/styles/fonts`. */
  name: string
  /** Every character of its `unicode-range`. */
  characters: string
  /** The file in node_modules. */
  source: string
  /** Whether it keeps glyphs that no character has: prices and tables are set with figures of one width. */
  otherForms: boolean
}

interface RangedFace {
  file: string
  characters: string
}

const SOURCES: Record<string, Pick<FontFace, 'source' | 'otherForms'>> = {
  'newsreader.woff2': { source: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', otherForms: false },
  'instrument-sans.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    otherForms: true,
  },
}

const FACE = /url\('([^']+)'\)[^;]*;\s*unicode-range:([^;]+);/g
const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi
const CUT = './fonts/'

function charactersOf(ranges: string): string {
  let characters = ''
  for (const [, first = '', last = first] of ranges.matchAll(RANGE)) {
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) characters += String.fromCodePoint(code)
  }
  return characters
}

/** The faces of a style sheet that have a range: the file as the sheet names it, and every character of the range. */
export const facesOf = (css: string): RangedFace[] =>
  [...css.matchAll(FACE)].map(([, file = '', ranges = '']) => ({ file, characters: charactersOf(ranges) }))

/** Those of the faces that are cut. Throws for one of which nobody says what it is cut out of. */
export const cutFaces = (faces: readonly RangedFace[]): FontFace[] =>
  faces
    .filter(({ file }) => file.startsWith(CUT))
    .map(({ file, characters }) => {
      const name = file.slice(CUT.length)
      const from = SOURCES[name]
      if (!from) throw new Error(`Nobody says what ${name} is cut out of`)
      return { name, characters, ...from }
    })
