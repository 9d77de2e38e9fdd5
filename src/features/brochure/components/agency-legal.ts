import type { BrochureView } from '@/domain/brochure/views'
import { heading } from './heading'
import { beside, padded, stacked, type SheetPart } from './parts'
import { rule } from './rule'
import type { Brochure } from './sheets'
import { decoration } from './tags'
import { words, type TextSetting } from './text'
import { COLUMN, FINE_SOFT, SMALL, SMALL_SOFT } from './theme'

const LEFT = COLUMN * 0.36
const RIGHT = COLUMN * 0.6

/** The agency with what the law has it say, the day the sheet was made, and what it is worth. */
export function agencyLegal(brochure: Brochure): SheetPart {
  const { root, view: { agency, labels, language } } = brochure
  const opening = agency ? [...heading(brochure, labels.agency), columns(brochure, agency)] : []
  const last = words(`${labels.made}. ${labels.disclaimer}`, FINE_SOFT, {
    tag: root.child('P'), language, width: COLUMN,
  })
  return stacked([...opening, padded(ruled(brochure, stacked(last)), { top: 14 })])
}

function columns(
  { root, view: { language } }: Brochure,
  agency: NonNullable<BrochureView['agency']>,
): SheetPart {
  const line = (width: number): TextSetting => ({ tag: root.child('P'), language, width })
  const left = [
    ...words(agency.name, { ...SMALL, weight: 600 }, line(LEFT)),
    ...agency.lines.flatMap((one) => words(one, SMALL, line(LEFT))),
  ]
  const right = agency.mentions.flatMap((one) => words(one, SMALL_SOFT, line(RIGHT)))
  return beside([
    { part: stacked(left), left: 0 },
    { part: stacked(right), left: COLUMN - RIGHT },
  ])
}

const ruled = ({ doc }: Brochure, part: SheetPart): SheetPart => ({
  ...part,
  height: part.height + 8,
  draw: (x, y) => {
    decoration({ doc }, () => rule({ doc }, x, y, COLUMN))
    part.draw(x, y + 8)
  },
})
