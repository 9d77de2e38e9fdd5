/** Words in one typeface, size and colour. A soft hyphen says where a word may be cut. */
export interface Piece {
  text: string
  /** The name of the typeface's file. */
  face: string
  /** Points. */
  size: number
  colour: string
  /** How far it stands below the line, in points. */
  lowered: number
  href?: string | undefined
}

export interface PlacedPiece extends Piece {
  /** Points, with the blank at its end. */
  width: number
  /** Whether it is the hyphen of a word that was cut: for the eye, no sign of the text. */
  isHyphen: boolean
}

export interface Line {
  pieces: PlacedPiece[]
  /** Points, without the blank at its end. */
  width: number
}

/** How wide a text is in a piece's typeface and size, in points. */
export type Measure = (text: string, piece: Piece) => number

interface Word extends Line {
  /** Whether a line must end behind it. */
  breaks: boolean
}

const SOFT = '\u00AD'
const bare = (text: string): string => text.replaceAll(SOFT, '')

/**
 * Words in lines that are at most so wide. A line ends at a blank or where the text says so; a word
 * that is wider than a line is cut at its soft hyphens, and between any two letters where it has none.
 * Every sign of the text is in a line, the blank at the end of a line too: a reader's voice needs it.
 */
export function brokenLines(pieces: readonly Piece[], width: number, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Line = { pieces: [], width: 0 }
  // What is taken on the line, with the blank behind the last word.
  let taken = 0
  const end = (): void => {
    lines.push(line)
    line = { pieces: [], width: 0 }
    taken = 0
  }
  for (const word of wordsOf(pieces, measure)) {
    const parts = word.width > width ? cut(word, width, measure) : [word]
    for (const part of parts) {
      if (line.pieces.length > 0 && taken + part.width > width) end()
      line.pieces.push(...part.pieces)
      line.width = taken + part.width
      taken += widthOf(part.pieces)
    }
    if (word.breaks) end()
  }
  if (line.pieces.length > 0) end()
  return lines
}

const widthOf = (pieces: readonly PlacedPiece[]): number =>
  pieces.reduce((sum, { width }) => sum + width, 0)

const placed = (piece: Piece, text: string, measure: Measure): PlacedPiece => ({
  ...piece,
  text,
  width: measure(bare(text), piece),
  isHyphen: false,
})

function wordsOf(pieces: readonly Piece[], measure: Measure): Word[] {
  const words: Word[] = []
  let open: PlacedPiece[] = []
  const close = (breaks: boolean): void => {
    words.push({ pieces: open, width: bareWidth(open, measure), breaks })
    open = []
  }
  for (const piece of pieces) {
    for (const text of piece.text.split(/(?<=[ \n])/).filter((one) => one !== '')) {
      open.push(placed(piece, text.replace('\n', ' '), measure))
      if (/[ \n]$/.test(text)) close(text.endsWith('\n'))
    }
  }
  if (open.length > 0) close(false)
  return words
}

/** Without the blank at the end. */
function bareWidth(pieces: readonly PlacedPiece[], measure: Measure): number {
  const last = pieces.at(-1)
  if (!last) return 0
  return widthOf(pieces) - last.width + measure(bare(last.text.trimEnd()), last)
}

/** A word in parts that fit, as long as can be; a part that ends at a soft hyphen shows it. */
function cut(word: Line, width: number, measure: Measure): Line[] {
  const parts: Line[] = []
  let part: PlacedPiece[] = []
  const close = (): void => {
    if (part.length > 0) parts.push({ pieces: part, width: bareWidth(part, measure) })
    part = []
  }
  for (const syllable of syllablesOf(word.pieces, measure)) {
    const hyphen = syllable.text.endsWith(SOFT) ? measure('-', syllable) : 0
    if (part.length > 0 && bareWidth([...part, syllable], measure) + hyphen > width) close()
    if (bareWidth([syllable], measure) + hyphen <= width) {
      part.push(syllable)
      continue
    }
    for (const letters of lettersThatFit(syllable, width, measure)) {
      close()
      part.push(letters)
    }
  }
  close()
  return parts.map((one, index) => (index < parts.length - 1 ? withHyphen(one, measure) : one))
}

const syllablesOf = (pieces: readonly Piece[], measure: Measure): PlacedPiece[] =>
  pieces.flatMap((piece) =>
    piece.text.split(/(?<=\u00AD)/).map((text) => placed(piece, text, measure)),
  )

/** A syllable that is wider than a line, in as few parts as can be. */
function lettersThatFit(syllable: Piece, width: number, measure: Measure): PlacedPiece[] {
  const parts: string[] = []
  for (const letter of bare(syllable.text)) {
    const longer = (parts.at(-1) ?? '') + letter
    if (parts.length > 0 && measure(longer.trimEnd(), syllable) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts.map((text) => placed(syllable, text, measure))
}

function withHyphen({ pieces, width }: Line, measure: Measure): Line {
  const last = pieces.at(-1)
  if (!last?.text.endsWith(SOFT)) return { pieces, width }
  const hyphen = { ...last, text: '-', width: measure('-', last), isHyphen: true }
  return { pieces: [...pieces, hyphen], width: width + hyphen.width }
}
