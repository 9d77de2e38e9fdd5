import { brokenLines, type Line, type Piece, type PlacedPiece } from '@/domain/brochure/lines'
import { loweredParts, printable } from '@/domain/brochure/printable'
import type { Language } from '@/i18n/languages'
import { withSoftHyphens } from '@/ui/soft-hyphens'
import { baselineOf, faceOf, faceWith, type TextStyle } from './fonts'
import type { SheetPart } from './parts'
import { decoration, type Tag } from './tags'
import { INK } from './theme'

/** Words of one look. */
export interface Span {
  text: string
  style: TextStyle
  href?: string | undefined
}

export interface TextSetting {
  /** Whose words they are. */
  tag: Tag
  language: Language
  /** Points. */
  width: number
  align?: 'left' | 'right'
  /** Whether links are underlined, as in running text. */
  underlined?: boolean
}

const SOFT = '\u00AD'
/** Of the size of the text. */
const LOWERED_SIZE = 2 / 3
const LOWERED_BY = 0.12
const AT_BASELINE = { lineBreak: false, baseline: 'alphabetic' } as const
/** The steps in which a narrower setting is tried, in points. */
const NARROWER = 6
const UNDERLINE = { below: 1.3, width: 0.5 }

/** The lines of a text, each of them a part; `style` says how high they are. */
export function typeset(spans: readonly Span[], style: TextStyle, setting: TextSetting): SheetPart[] {
  const { tag, width, align, language } = setting
  const pieces = spans.flatMap((span) => piecesOf(span, language))
  const lines = brokenLines(pieces, width, (text, { face, size }) =>
    fontOf(tag.doc, face, size).widthOfString(text),
  )
  const baseline = baselineOf(style)
  const height = style.leading * style.size
  return lines.map((line) => ({
    height,
    width: line.width,
    draw: (x, y) => {
      const left = align === 'right' ? x + width - line.width : x
      drawLine(line, setting, { left, top: y, baseline: y + baseline, height })
    },
  }))
}

/** The lines of a text of one look. */
export const words = (text: string, style: TextStyle, setting: TextSetting): SheetPart[] =>
  typeset([{ text, style }], style, setting)

/** The lines of a short text, about as long as each other: no word stands alone on the last one. */
export function balancedWords(text: string, style: TextStyle, setting: TextSetting): SheetPart[] {
  const set = (some: string, width: number): SheetPart[] => words(some, style, { ...setting, width })
  const longestWord = Math.max(...text.split(' ').map((word) => set(word, Infinity)[0]?.width ?? 0))
  let best = set(text, setting.width)
  for (let width = setting.width - NARROWER; width >= longestWord; width -= NARROWER) {
    const narrower = set(text, width)
    if (narrower.length > best.length) break
    best = narrower
  }
  return best
}

/** Of the web or of mail: a hyphen in one would be taken for a part of it. */
const ADDRESS = /\S*[/@]\S*|\S+\.\S+/g

const hyphenated = (text: string, language: Language): string =>
  withSoftHyphens(text, language).replace(ADDRESS, (address) => address.replaceAll(SOFT, ''))

/** A text in pieces of one typeface each; a sign that no typeface has is left out. */
function piecesOf({ text, style, href }: Span, language: Language): Piece[] {
  const pieces: Piece[] = []
  for (const part of loweredParts(hyphenated(printable(text), language))) {
    const size = part.lowered ? style.size * LOWERED_SIZE : style.size
    const lowered = part.lowered ? style.size * LOWERED_BY : 0
    const first = pieces.length
    for (const sign of part.text) {
      const last = pieces.length > first ? pieces.at(-1) : undefined
      const isDrawn = sign !== SOFT && sign !== '\n'
      const face: string | null = isDrawn ? faceWith(sign, style) : (last?.face ?? faceWith(' ', style))
      if (face === null) continue
      if (last?.face === face) last.text += sign
      else pieces.push({ text: sign, face, size, colour: style.colour, lowered, href })
    }
  }
  return pieces
}

const registered = new WeakMap<PDFKit.PDFDocument, Set<string>>()

/** The document, about to write in a typeface. */
function fontOf(doc: PDFKit.PDFDocument, face: string, size: number): PDFKit.PDFDocument {
  const known = registered.get(doc) ?? new Set()
  registered.set(doc, known)
  if (!known.has(face)) {
    known.add(face)
    doc.registerFont(face, faceOf(face))
  }
  return doc.font(face, size)
}

interface LinePlace {
  left: number
  top: number
  baseline: number
  height: number
}

function drawLine(
  { pieces }: Line,
  { tag, underlined = false }: TextSetting,
  { left, top, baseline, height }: LinePlace,
): void {
  let x = left
  for (const group of groupsOf(pieces)) {
    const href = group[0]?.href
    const width = widthOf(group)
    const draw = (owner: Tag): void => owner.draw(() => drawPieces(tag.doc, group, x, baseline))
    if (href === undefined) draw(tag)
    else tag.drawLink({ x, y: top, width, height }, href, labelOf(group), draw)
    if (href !== undefined && underlined) underline(tag, { x, y: baseline, width })
    x += width
  }
}

function underline({ doc }: Tag, { x, y, width }: { x: number; y: number; width: number }): void {
  const height = y + UNDERLINE.below
  decoration({ doc }, () => {
    doc.lineWidth(UNDERLINE.width).moveTo(x, height).lineTo(x + width, height).stroke(INK)
  })
}

const widthOf = (pieces: readonly PlacedPiece[]): number =>
  pieces.reduce((sum, { width }) => sum + width, 0)

const labelOf = (pieces: readonly PlacedPiece[]): string =>
  pieces.map(({ text, isHyphen }) => (isHyphen ? '' : text)).join('').replaceAll(SOFT, '').trim()

/** Neighbours that lead to the same place, or nowhere. */
function groupsOf(pieces: readonly PlacedPiece[]): PlacedPiece[][] {
  const groups: PlacedPiece[][] = []
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last?.[0] && last[0].href === piece.href) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

function drawPieces(
  doc: PDFKit.PDFDocument,
  pieces: readonly PlacedPiece[],
  left: number,
  baseline: number,
): void {
  let x = left
  for (const { text, face, size, colour, lowered, width, isHyphen } of pieces) {
    // Seen as a hyphen, read as one word.
    if (isHyphen) doc.markContent('Span', { actual: SOFT })
    fontOf(doc, face, size)
      .fillColor(colour)
      .text(text.replaceAll(SOFT, ''), x, baseline + lowered, AT_BASELINE)
    if (isHyphen) doc.endMarkedContent()
    x += width
  }
}
