import type { BrochureLine, BrochureSection } from '@/domain/brochure/views'
import { heading } from './heading'
import { padded, stacked, strips, type SheetPart, type Strip } from './parts'
import { rule } from './rule'
import type { Brochure } from './sheets'
import { drawSign, SIGN_SIZE } from './signs'
import { decoration, type Tag } from './tags'
import { words } from './text'
import { COLUMN, LINEN, SMALL, SMALL_SOFT } from './theme'

const BETWEEN = 22
const HALF = (COLUMN - BETWEEN) / 2
const NAME = { ...SMALL_SOFT, leading: 1.35 }
const VALUE = { ...SMALL, leading: 1.35 }
/** Free space: above and below a fact, and between its name and its value. */
const PAD = 2.5
const NAME_GAP = 8
/** Between a sign and the words behind it. */
const SIGN_GAP = 5
const NOTICE = { pad: 9, radius: 4, below: 7 }

/** What is longer may go on on the next sheet; it could be longer than a sheet. */
const LONG = 600

/** Facts of one subject: two beside each other, or one below the other where they are sentences. */
export function factSection(brochure: Brochure, section: BrochureSection, before: number): Strip[] {
  const { title, lines, wide, notice } = section
  const above = notice ? strips([noticeBox(brochure, notice)], { holdsNext: lines.length > 0 }) : []
  const top = [...heading(brochure, title, before), ...above]
  const table = brochure.root.child('Table')
  const perRow = wide ? 1 : 2
  const rows = Array.from({ length: Math.ceil(lines.length / perRow) }, (_, row) =>
    lines.slice(row * perRow, (row + 1) * perRow),
  )
  return [
    ...top,
    ...rows.flatMap((row, index) => {
      // Nor does one row stand alone below its title.
      const holdsNext = index === 0 && rows.length > 1
      return strips(rowParts(brochure, table, row, wide ? COLUMN : HALF), {
        together: row.every(({ value }) => value.length <= LONG), holdsNext,
      })
    }),
  ]
}

/** Each fact is a row of the table for those who listen, although two may stand beside each other. */
function rowParts(
  { view: { language } }: Brochure,
  table: Tag,
  facts: BrochureLine[],
  width: number,
): SheetPart[] {
  const share = width === COLUMN ? 0.32 : 0.45
  const columns = facts.flatMap(({ name, sign, value }, index) => {
    const row = table.child('TR')
    const left = index * (HALF + BETWEEN)
    const indent = sign ? SIGN_SIZE + SIGN_GAP : 0
    const head = { tag: row.child('TH', { scope: 'Row' }), language, width: width * share - NAME_GAP }
    const cell = { tag: row.child('TD'), language, width: width * (1 - share) - indent }
    return [
      { left, lines: words(name, NAME, head) },
      { left: left + width * share, lines: signed(table, sign, indent, words(value, VALUE, cell)) },
    ]
  })
  const last = Math.max(...columns.map(({ lines }) => lines.length)) - 1
  return Array.from({ length: last + 1 }, (_, line): SheetPart => {
    const [top, bottom] = [line === 0 ? PAD : 0, line === last ? PAD : 0]
    return {
      height: top + NAME.leading * NAME.size + bottom,
      width: COLUMN,
      draw: (x, y) => {
        if (line === 0) {
          decoration(table, () =>
            facts.forEach((_fact, index) => rule(table, x + index * (HALF + BETWEEN), y, width)),
          )
        }
        for (const { left, lines } of columns) lines[line]?.draw(x + left, y + top)
      },
    }
  })
}

/** Lines behind a sign, which stands before the first of them. */
const signed = (table: Tag, sign: BrochureLine['sign'], indent: number, lines: SheetPart[]): SheetPart[] =>
  lines.map((line, index) => ({
    ...padded(line, { left: indent }),
    draw: (x, y) => {
      if (sign && index === 0) drawSign(table, sign, x, y + (line.height - SIGN_SIZE) / 2)
      line.draw(x + indent, y)
    },
  }))

function noticeBox(
  { doc, root, view: { language } }: Brochure,
  { title, text }: NonNullable<BrochureSection['notice']>,
): SheetPart {
  const setting = { language, width: COLUMN - 2 * NOTICE.pad }
  const content = stacked([
    ...words(title, { ...SMALL, weight: 600 }, { ...setting, tag: root.child('P') }),
    ...words(text, SMALL, { ...setting, tag: root.child('P') }),
  ])
  const height = content.height + 2 * NOTICE.pad
  const box: SheetPart = {
    height, width: COLUMN,
    draw: (x, y) => {
      decoration({ doc }, () => doc.roundedRect(x, y, COLUMN, height, NOTICE.radius).fill(LINEN))
      content.draw(x + NOTICE.pad, y + NOTICE.pad)
    },
  }
  return padded(box, { bottom: NOTICE.below })
}
