import type { BrochureView } from '@/domain/brochure/views'
import type { SheetPart, Strip } from './parts'
import { rule } from './rule'
import { documentTag, endLink, repeated, type Tag } from './tags'
import { words } from './text'
import { COLUMN, FINE_SOFT, FOOT, FOOT_LINE, MARGIN, SHEET_HEIGHT } from './theme'

/** What every part of a brochure is drawn with. */
export interface Brochure {
  doc: PDFKit.PDFDocument
  view: BrochureView
  /** The whole, which the parts are added to. */
  root: Tag
}

/** A brochure in which nothing is drawn yet. */
export const emptyBrochure = (doc: PDFKit.PDFDocument, view: BrochureView): Brochure => ({
  doc, view, root: documentTag(doc),
})

const BOTTOM = SHEET_HEIGHT - FOOT

/** A new sheet of A4; with a name it stands in the reader's list of contents. */
export function newSheet({ doc }: Brochure, name?: string): void {
  endLink(doc)
  doc.addPage()
  if (name !== undefined) doc.outline.addItem(name)
}

/** Strips below each other, on as many sheets as they need. */
export interface Flow {
  put: (more: readonly Strip[]) => void
  /** Puts it at the foot of the last sheet, so far as there is room. */
  putLast: (part: SheetPart, before: number) => void
}

/** Begins a sheet on which strips are put, and which goes on on the next ones. */
export function newFlow(brochure: Brochure, name: string): Flow {
  newSheet(brochure, name)
  let y = MARGIN
  const goOn = (): void => {
    newSheet(brochure)
    y = MARGIN
  }
  const draw = (strip: Strip): void => {
    const before = y === MARGIN ? 0 : strip.before
    if (y > MARGIN && y + before + strip.height > BOTTOM) goOn()
    else y += before
    strip.draw(MARGIN, y)
    y += strip.height
  }
  const put = (more: readonly Strip[]): void => {
    for (const together of heldTogether(more)) {
      const height = together.reduce((sum, strip) => sum + strip.before + strip.height, 0)
      if (y + height > BOTTOM && height <= BOTTOM - MARGIN) goOn()
      together.forEach(draw)
    }
  }
  return {
    put,
    putLast: (part, before) => {
      if (y + before + part.height > BOTTOM && y > MARGIN) goOn()
      y = Math.max(y + before, BOTTOM - part.height)
      part.draw(MARGIN, y)
    },
  }
}

function heldTogether(all: readonly Strip[]): Strip[][] {
  const groups: Strip[][] = []
  for (const strip of all) {
    const before = groups.at(-1)
    if (before?.at(-1)?.holdsNext) before.push(strip)
    else groups.push([strip])
  }
  return groups
}

/** Draws the line at the foot of every sheet: agency, reference and page. */
export function drawFeet({ doc, view }: Brochure): void {
  const { count } = doc.bufferedPageRange()
  const tag = repeated(doc)
  const setting = { tag, language: view.language, width: COLUMN }
  const left = words(`${view.siteName}  ·  ${view.labels.reference}`, FINE_SOFT, setting)
  for (let sheet = 0; sheet < count; sheet += 1) {
    const right = words(`${sheet + 1} / ${count}`, FINE_SOFT, { ...setting, align: 'right' })
    doc.switchToPage(sheet)
    tag.draw(() => rule(tag, MARGIN, FOOT_LINE, COLUMN))
    for (const part of [left[0], right[0]]) part?.draw(MARGIN, FOOT_LINE + 7)
  }
}
