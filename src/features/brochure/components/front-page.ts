import type { PrintedPicture } from '../encoded-pictures'
import type { BrochurePictures } from '../printed-pictures'
import { contactPart } from './contact'
import { drawEnergyLabel } from './energy-label'
import { keyFactRow } from './key-facts'
import { beside, padded, stacked, type SheetPart } from './parts'
import { covering, contained } from './pictures'
import { QR_WIDTH, qrCode } from './qr-code'
import { newSheet, type Brochure } from './sheets'
import { decoration } from './tags'
import { balancedWords, words } from './text'
import { COLUMN, FOOT, INK_SOFT, MARGIN, SHEET_HEIGHT, SHEET_WIDTH, SMALL_SOFT, TEXT, TITLE } from './theme'

const BOTTOM = SHEET_HEIGHT - FOOT - 1
const PHOTO = { height: 360, without: 90, least: 60 }
const MASTHEAD = { height: 62, logoHeight: 26, logoWidth: 170 }
const RIBBON = { above: 6, beside: 12 }
/** Free space: above the title, below it, between title and price, above and below the last row. */
const SPACE = { top: 24, belowTitle: 18, beforeMoney: 24, aboveBase: 14, bottom: 10, besideCode: 20 }
const WIDEST_MONEY = 190
const BELOW_ENERGY = 14

/** Points; a long title is smaller, so that the sheet stays one. */
const titleSize = ({ length }: string): number => (length > 100 ? 16 : length > 64 ? 20 : 25)

/** Points; a life annuity is two amounts. */
const priceSize = ({ length }: string): number => (length > 24 ? 15 : 21)

/** The first sheet: the photograph, what it is, where, for how much, and how to learn more. */
export function drawFrontPage(brochure: Brochure, pictures: BrochurePictures): void {
  const { view } = brochure
  newSheet(brochure, view.title)
  drawMasthead(brochure, pictures.logo)
  const body = stacked([openingPart(brochure), padded(keyFactRow(brochure), { top: SPACE.belowTitle })])
  const base = basePart(brochure, pictures.person)
  const needed = SPACE.top + body.height + SPACE.aboveBase + base.height + SPACE.bottom
  const most = view.photos.length > 0 ? PHOTO.height : PHOTO.without
  // It gives way to a long title.
  const height = Math.max(PHOTO.least, Math.min(most, BOTTOM - MASTHEAD.height - needed))
  const size = { width: SHEET_WIDTH, height }
  covering(brochure, pictures.front, size, view.photos[0]?.alt ?? null).draw(0, MASTHEAD.height)
  drawRibbon(brochure)
  const top = MASTHEAD.height + height + SPACE.top
  body.draw(MARGIN, top)
  base.draw(MARGIN, Math.max(top + body.height + SPACE.aboveBase, BOTTOM - SPACE.bottom - base.height))
}

/** The agency's logo or name, and whether the property is for sale or for rent. */
function drawMasthead(brochure: Brochure, logo: PrintedPicture | null): void {
  const { root, view: { brandInk, goal, language, siteName } } = brochure
  const setting = (align: 'left' | 'right') => ({ tag: root.child('P'), language, width: COLUMN, align })
  const centred = (part: SheetPart): void => part.draw(MARGIN, (MASTHEAD.height - part.height) / 2)
  if (logo) {
    const scale = Math.min(MASTHEAD.logoHeight / logo.height, MASTHEAD.logoWidth / logo.width)
    const size = { width: logo.width * scale, height: logo.height * scale }
    centred(contained(brochure, logo, size, { text: siteName, lang: language }))
  } else {
    centred(stacked(words(siteName, { ...TITLE, size: 17, colour: brandInk }, setting('left'))))
  }
  const style = { ...TITLE, weight: 400, italic: true, size: 12, colour: INK_SOFT } as const
  centred(stacked(words(goal, style, setting('right'))))
}

function drawRibbon({ doc, root, view: { ribbon, brand, onBrand, language } }: Brochure): void {
  if (ribbon === null) return
  const style = { ...TEXT, weight: 600, colour: onBrand } as const
  const label = stacked(words(ribbon, style, { tag: root.child('P'), language, width: COLUMN }))
  const width = label.width + 2 * RIBBON.beside
  const height = label.height + 2 * RIBBON.above
  decoration({ doc }, () => doc.rect(MARGIN, MASTHEAD.height, width, height).fill(brand))
  label.draw(MARGIN + RIBBON.beside, MASTHEAD.height + RIBBON.above)
}

/** What it is and where, beside what it costs. */
function openingPart(brochure: Brochure): SheetPart {
  const { width: moneyWidth } = moneyPart(brochure, WIDEST_MONEY)
  const naming = namingPart(brochure, COLUMN - moneyWidth - SPACE.beforeMoney)
  return beside([
    { part: naming, left: 0 },
    { part: moneyPart(brochure, moneyWidth), left: COLUMN - moneyWidth },
  ])
}

function namingPart({ root, view }: Brochure, width: number): SheetPart {
  const { title, titleLang, place, language } = view
  const heading = { tag: root.child('H1', { lang: titleLang }), language: titleLang, width }
  const below = { tag: root.child('P'), language, width }
  const style = { ...TITLE, size: titleSize(title), leading: 1.15 }
  return stacked([
    ...balancedWords(title, style, heading),
    padded(stacked(words(place, { ...TEXT, size: 10.5, colour: INK_SOFT }, below)), { top: 6 }),
  ])
}

function moneyPart({ root, view }: Brochure, width: number): SheetPart {
  const { price, priceNotes, brandInk, language } = view
  const setting = () => ({ tag: root.child('P'), language, width, align: 'right' as const })
  const style = { ...TITLE, size: priceSize(price), leading: 1.35, colour: brandInk }
  return stacked([
    ...words(price, style, setting()),
    ...priceNotes.flatMap((note) => words(note, SMALL_SOFT, setting())),
  ])
}

/** The energy label and who to call, beside the code of the page. */
function basePart(brochure: Brochure, person: PrintedPicture | null): SheetPart {
  const { energy } = brochure.view
  const width = COLUMN - QR_WIDTH - SPACE.besideCode
  const left = stacked([
    padded(drawEnergyLabel(brochure, width), { bottom: energy ? BELOW_ENERGY : 0 }),
    contactPart(brochure, person, width),
  ])
  const code = qrCode(brochure)
  const height = Math.max(left.height, code.height)
  return {
    width: COLUMN, height,
    draw: (x, y) => {
      left.draw(x, y + height - left.height)
      code.draw(x + COLUMN - QR_WIDTH, y + height - code.height)
    },
  }
}
