import type { BrochurePicture } from '@/domain/brochure/views'
import type { PrintedPicture } from '../encoded-pictures'
import type { SheetPart } from './parts'
import { decoration, type Tag } from './tags'
import { SAND } from './theme'

interface DrawnSize {
  /** Points. */
  width: number
  height: number
}

/** A picture that fills a place; a plain ground where it is not there. */
export const covering = (
  { doc, root }: { doc: PDFKit.PDFDocument; root: Tag },
  picture: PrintedPicture | null,
  { width, height }: DrawnSize,
  said: BrochurePicture['alt'] | null,
): SheetPart => ({
  width, height,
  draw: (x, y) => {
    if (!picture) {
      decoration({ doc }, () => doc.rect(x, y, width, height).fill(SAND))
      return
    }
    const draw = (): void => {
      doc.save().rect(x, y, width, height).clip()
      doc.image(picture.bytes, x, y, {
        cover: [width, height], align: 'center', valign: 'center',
      })
      doc.restore()
    }
    if (said === null) decoration({ doc }, draw)
    else figure(root, { x, y, width, height }, said, draw)
  },
})

/** A picture as a whole. */
export const contained = (
  { root }: { root: Tag },
  { bytes }: PrintedPicture,
  { width, height }: DrawnSize,
  said: BrochurePicture['alt'],
): SheetPart => ({
  width, height,
  draw: (x, y) => {
    figure(root, { x, y, width, height }, said, () => root.doc.image(bytes, x, y, { width, height }))
  },
})

/** What is drawn is a picture, which these words stand for. */
export function figure(
  parent: Tag,
  { x, y, width, height }: DrawnSize & { x: number; y: number },
  { text, lang }: BrochurePicture['alt'],
  draw: () => void,
): void {
  parent.child('Figure', { alt: text, lang, bbox: [x, y, x + width, y + height] }).draw(draw)
}
