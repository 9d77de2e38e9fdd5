import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beside, NOTHING, padded, stacked, type SheetPart } from './parts'
import type { Brochure } from './sheets'
import { decoration } from './tags'
import { words } from './text'
import { SMALL_SOFT, TEXT } from './theme'

const PUBLIC = path.resolve('public')
const HEIGHT = 34
const GAP = 12

/** The official picture of the energy label, which its words say too, and its figure. Spec §9. */
export function drawEnergyLabel({ doc, root, view: { energy, language } }: Brochure, width: number): SheetPart {
  if (!energy) return NOTHING
  const picture = energy.image === null ? NOTHING : labelPicture(doc, energy.image)
  const left = picture.width === 0 ? 0 : picture.width + GAP
  const setting = () => ({ tag: root.child('P'), language, width: width - left })
  const named = words(energy.name, { ...TEXT, size: 9.5, weight: 600 }, setting())
  const value = stacked(words(energy.value ?? '', SMALL_SOFT, setting()))
  const about = stacked([...named, padded(value, { top: energy.value === null ? 0 : 1 })])
  const height = Math.max(picture.height, about.height)
  return beside([
    { part: padded(picture, { top: (height - picture.height) / 2 }), left: 0 },
    { part: padded(about, { top: (height - about.height) / 2 }), left },
  ])
}

function labelPicture(doc: PDFKit.PDFDocument, image: string): SheetPart {
  const bytes = readFileSync(path.join(PUBLIC, image))
  const { width, height } = sizeOfPng(bytes)
  return {
    height: HEIGHT, width: (width / height) * HEIGHT,
    draw: (x, y) => decoration({ doc }, () => doc.image(bytes, x, y, { height: HEIGHT })),
  }
}

/** A PNG says its size at a fixed place. */
const sizeOfPng = (bytes: Buffer) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) })
