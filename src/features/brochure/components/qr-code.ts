import { qrPath } from '@/domain/brochure/qr-path'
import { beside, padded, stacked, type SheetPart } from './parts'
import { figure } from './pictures'
import type { Brochure } from './sheets'
import { words } from './text'
import { INK, INK_SOFT, SMALL, TEXT } from './theme'

const SIDE = 74
const LABELS = { width: 116, gap: 12 }

/** Points. */
export const QR_WIDTH = SIDE + LABELS.gap + LABELS.width

/** The address of the page as a code to scan, which is a link too, with the reference to name. */
export function qrCode({ doc, root, view: { url, labels, language } }: Brochure): SheetPart {
  const { path, size } = qrPath(url)
  const code: SheetPart = {
    height: SIDE, width: SIDE,
    draw: (x, y) => {
      const place = { x, y, width: SIDE, height: SIDE }
      root.child('P').drawLink(place, url, labels.page, (link) =>
        figure(link, place, { text: labels.page, lang: language }, () => {
          doc.save().translate(x, y).scale(SIDE / size).path(path).fill(INK).restore()
        }),
      )
    },
  }
  const setting = () => ({ tag: root.child('P'), language, width: LABELS.width })
  const beneath = words(labels.reference, { ...TEXT, size: 8, colour: INK_SOFT }, setting())
  const about = stacked([
    ...words(labels.scan, { ...SMALL, leading: 1.4 }, setting()),
    padded(stacked(beneath), { top: 5 }),
  ])
  const height = Math.max(SIDE, about.height)
  return beside([
    { part: padded(code, { top: (height - SIDE) / 2 }), left: 0 },
    { part: padded(about, { top: (height - about.height) / 2 }), left: SIDE + LABELS.gap },
  ])
}
