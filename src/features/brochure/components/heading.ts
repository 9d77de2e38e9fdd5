import { strips, type Strip } from './parts'
import type { Brochure } from './sheets'
import { words } from './text'
import { COLUMN, TITLE } from './theme'

const GAP_BELOW = 5

/** The title of a part, which never stands alone at the foot of a sheet. */
export function heading({ view, root }: Brochure, text: string, before = 0): Strip[] {
  const style = { ...TITLE, size: 13.5, leading: 1.2, colour: view.brandInk }
  const setting = { tag: root.child('H2'), language: view.language, width: COLUMN }
  const lines = strips(words(text, style, setting), { before, together: true, holdsNext: true })
  return lines.map((line, index) =>
    index === lines.length - 1 ? { ...line, height: line.height + GAP_BELOW } : line,
  )
}
