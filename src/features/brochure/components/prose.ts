import type { PrintBlock, PrintRun } from '@/domain/brochure/text-blocks'
import type { Language } from '@/i18n/languages'
import type { TextStyle } from './fonts'
import { strips, type SheetPart, type Strip } from './parts'
import type { Brochure } from './sheets'
import { decoration, type Tag } from './tags'
import { typeset, words, type Span } from './text'
import { COLUMN, INK, TEXT } from './theme'

const PROSE: TextStyle = { ...TEXT, size: 9.25, leading: 1.5 }
const BOLD: TextStyle = { ...PROSE, weight: 600 }
const INDENT = 14
/** After a number that is wider than that. */
const NUMBER_GAP = 3
const DOT = { radius: 1.5, below: 7 }
const BEFORE: Record<PrintBlock['kind'], number> = { paragraph: 5, heading: 9, item: 3 }

/** A formatted text: paragraphs, headings, items of lists, bold, italic and links. */
export function prose({ view, root }: Brochure, blocks: readonly PrintBlock[]): Strip[] {
  const lang = view.descriptionLang
  const whole = root.child('Div', { lang })
  let list: Tag | null = null
  return blocks.flatMap((block, index) => {
    list = block.kind === 'item' ? (list ?? whole.child('L')) : null
    const before = index === 0 ? 0 : BEFORE[block.kind]
    const parts = list
      ? itemOf(block, list.child('LI').child('LBody'), lang)
      : linesOf(block, whole, lang)
    return strips(parts, { before, holdsNext: block.kind === 'heading' })
  })
}

const spansOf = (runs: readonly PrintRun[], style: TextStyle): Span[] =>
  runs.map(({ text, bold, italic, href }) => ({
    text, href,
    style: { ...style, ...(bold && { weight: 600 as const }), ...(italic && { italic: true }) },
  }))

function linesOf({ kind, runs }: PrintBlock, parent: Tag, language: Language): SheetPart[] {
  const [name, style] = kind === 'heading' ? (['H3', BOLD] as const) : (['P', PROSE] as const)
  const setting = { tag: parent.child(name), language, width: COLUMN, underlined: true }
  return typeset(spansOf(runs, style), style, setting)
}

function itemOf({ mark, runs }: PrintBlock, tag: Tag, language: Language): SheetPart[] {
  const whole = { tag, language, width: COLUMN, underlined: true }
  const [number] = mark === '' ? [] : words(`${mark} `, PROSE, whole)
  const indent = number && number.width > INDENT ? number.width + NUMBER_GAP : INDENT
  const setting = { ...whole, width: COLUMN - indent }
  return typeset(spansOf(runs, PROSE), PROSE, setting).map((line, index) => ({
    ...line,
    draw: (x, y) => {
      if (index === 0 && number) number.draw(x, y)
      else if (index === 0) drawDot(tag, x + DOT.radius, y + DOT.below)
      line.draw(x + indent, y)
    },
  }))
}

const drawDot = (tag: Tag, x: number, y: number): void =>
  decoration(tag, () => tag.doc.circle(x, y, DOT.radius).fill(INK))
