import { NOTHING, stacked, type SheetPart } from './parts'
import type { Brochure } from './sheets'
import { decoration } from './tags'
import { words } from './text'
import { COLUMN, INK_SOFT, LINEN, TEXT, TITLE } from './theme'

/** So that the last row is not one fact alone. */
const perRow = (count: number): number => (count === 4 || count > 6 ? 4 : 3)

const VALUE = { ...TITLE, size: 14, leading: 1.2 }
const NAME = { ...TEXT, size: 8, colour: INK_SOFT }
const BOX = { above: 8, beside: 14, radius: 4 }
const FACT = { above: 5, beside: 10 }
const BETWEEN = 1

/** The few facts everybody asks for first, large. For those who listen the name comes first. */
export function keyFactRow({ doc, root, view: { keyFacts, language } }: Brochure): SheetPart {
  if (keyFacts.length === 0) return NOTHING
  const table = root.child('Table')
  const width = (COLUMN - 2 * BOX.beside) / perRow(keyFacts.length)
  const parts = keyFacts.map(({ name, value }) => {
    const row = table.child('TR')
    const setting = { language, width: width - FACT.beside }
    const below = stacked(words(name, NAME, { ...setting, tag: row.child('TH', { scope: 'Row' }) }))
    const above = stacked(words(value, VALUE, { ...setting, tag: row.child('TD') }))
    return nameFirst(below, above)
  })
  const rows = rowsOf(parts, perRow(keyFacts.length), width)
  const height = rows.height + 2 * BOX.above
  return {
    height, width: COLUMN,
    draw: (x, y) => {
      decoration({ doc }, () => doc.roundedRect(x, y, COLUMN, height, BOX.radius).fill(LINEN))
      rows.draw(x + BOX.beside, y + BOX.above)
    },
  }
}

const nameFirst = (name: SheetPart, value: SheetPart): SheetPart => ({
  width: Math.max(name.width, value.width),
  height: value.height + BETWEEN + name.height + 2 * FACT.above,
  draw: (x, y) => {
    name.draw(x, y + FACT.above + value.height + BETWEEN)
    value.draw(x, y + FACT.above)
  },
})

function rowsOf(parts: readonly SheetPart[], count: number, width: number): SheetPart {
  const rows = Array.from({ length: Math.ceil(parts.length / count) }, (_, row) =>
    parts.slice(row * count, (row + 1) * count),
  )
  return stacked(
    rows.map((row) => ({
      width: COLUMN,
      height: Math.max(...row.map(({ height }) => height)),
      draw: (x, y) => row.forEach((part, index) => part.draw(x + index * width, y)),
    })),
  )
}
