import { telHref } from '@/lib/phone'
import type { PrintedPicture } from '../encoded-pictures'
import { beside, NOTHING, padded, stacked, type SheetPart } from './parts'
import { covering } from './pictures'
import type { Brochure } from './sheets'
import { typeset, words } from './text'
import { FINE_SOFT, SMALL, SMALL_SOFT, TEXT } from './theme'

const SIDE = 46
const PHOTO_GAP = 12
const WAY_GAP = 10
const ROUND = 3

/** Who to call or write to; the number and the address are links. */
export function contactPart(brochure: Brochure, photo: PrintedPicture | null, width: number): SheetPart {
  const { root, view: { contact, labels, language } } = brochure
  if (!contact) return NOTHING
  const { name, role, phone, email } = contact
  const left = photo ? SIDE + PHOTO_GAP : 0
  const setting = () => ({ tag: root.child('P'), language, width: width - left })
  const tel = telHref(phone)
  const way = (text: string, href: string): SheetPart =>
    stacked(typeset([{ text, style: SMALL, href }], SMALL, setting()))
  const ways = [
    ...(tel === null ? [] : [way(phone, tel)]),
    ...(email === '' ? [] : [way(email, `mailto:${email}`)]),
  ]
  const person = stacked([
    ...words(labels.contact, FINE_SOFT, setting()),
    ...words(name, { ...TEXT, size: 9.5, weight: 600 }, setting()),
    ...words(role, SMALL_SOFT, setting()),
    sideBySide(ways, width - left),
  ])
  if (!photo) return person
  // The name stands beside it.
  const portrait = rounded(brochure, covering(brochure, photo, { width: SIDE, height: SIDE }, null))
  const height = Math.max(person.height, SIDE)
  return beside([
    { part: padded(portrait, { top: (height - SIDE) / 2 }), left: 0 },
    { part: padded(person, { top: (height - person.height) / 2 }), left },
  ])
}

/** Beside each other where there is room, else below each other. */
function sideBySide(parts: readonly SheetPart[], width: number): SheetPart {
  const [first = NOTHING, second] = parts
  if (!second) return first
  const left = first.width + WAY_GAP
  if (left + second.width > width) return stacked(parts)
  return beside([
    { part: first, left: 0 },
    { part: second, left },
  ])
}

const rounded = ({ doc }: Brochure, part: SheetPart): SheetPart => ({
  ...part,
  draw: (x, y) => {
    doc.save().roundedRect(x, y, part.width, part.height, ROUND).clip()
    part.draw(x, y)
    doc.restore()
  },
})
