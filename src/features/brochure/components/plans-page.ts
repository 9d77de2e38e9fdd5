import type { BrochureSection } from '@/domain/brochure/views'
import type { PrintedPicture } from '../encoded-pictures'
import { agencyLegal } from './agency-legal'
import { factSection } from './fact-section'
import { heading } from './heading'
import { beside, strips, type SheetPart, type Strip } from './parts'
import { contained } from './pictures'
import { newFlow, type Brochure } from './sheets'
import { COLUMN, GAP } from './theme'

/** Leaves room for what stands below. */
const TALLEST = 390
const BETWEEN = 2 * GAP
const BELOW = 22

/** One alone is as wide as the sheet, several stand in two columns. */
function sizeOf({ width, height }: PrintedPicture, count: number) {
  const [widest, tallest] =
    count === 1 ? [COLUMN, TALLEST] : [(COLUMN - BETWEEN) / 2, count > 4 ? 120 : TALLEST / 2 - GAP]
  const scale = Math.min(widest / width, tallest / height)
  return { width: width * scale, height: height * scale }
}

/** The last sheet: the floor plans, whole, above the surroundings and the agency. */
export function drawPlansPage(
  brochure: Brochure,
  plans: readonly (PrintedPicture | null)[],
  sections: readonly BrochureSection[],
): void {
  const { labels, plans: described } = brochure.view
  const count = plans.filter((plan) => plan !== null).length
  const parts = plans.flatMap((plan, index) => {
    const said = described[index]?.alt
    return plan && said ? [contained(brochure, plan, sizeOf(plan, count), said)] : []
  })
  const flow = newFlow(brochure, labels.plans)
  flow.put([...heading(brochure, labels.plans), ...rowsOf(parts)])
  for (const section of sections) flow.put(factSection(brochure, section, BELOW))
  flow.putLast(agencyLegal(brochure), BELOW)
}

/** As many beside each other as there is room for. */
function rowsOf(parts: readonly SheetPart[]): Strip[] {
  const rows: { part: SheetPart; left: number }[][] = []
  for (const part of parts) {
    const before = rows.at(-1)?.at(-1)
    const left = before ? before.left + before.part.width + BETWEEN : 0
    if (before && left + part.width <= COLUMN + 0.01) rows.at(-1)?.push({ part, left })
    else rows.push([{ part, left: 0 }])
  }
  return rows.flatMap((row, index) => strips([beside(row)], { before: index === 0 ? GAP : BETWEEN }))
}
