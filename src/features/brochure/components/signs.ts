import type { BrochureLine } from '@/domain/brochure/views'
import { decoration, type Tag } from './tags'
import { INK } from './theme'

// In cubic curves: pdfkit 0.20 writes quadratic ones as others.
const wave = (top: number): string => `M2 ${top}c1.667 1.333 3.333 1.333 5 0s3.333-1.333 5 0 3.333 1.333 5 0 3.333-1.333 5 0`

/** Shapes of lucide (ISC licence) as the page has them, in a square of 24 with lines of 1.5. */
const SHAPES: Record<NonNullable<BrochureLine['sign']>, string> = {
  waves: [5, 12, 19].map(wave).join(''),
}
const SQUARE = 24
const STROKE = 1.5

/** Height and width of a sign, in points. */
export const SIGN_SIZE = 11

/** Draws a sign with its upper left corner there; for the eye only, for the words beside it say what it means. */
export function drawSign({ doc }: Pick<Tag, 'doc'>, sign: keyof typeof SHAPES, x: number, y: number): void {
  decoration({ doc }, () => {
    doc.save().translate(x, y).scale(SIGN_SIZE / SQUARE).lineWidth(STROKE).lineCap('round').lineJoin('round')
    doc.path(SHAPES[sign]).stroke(INK)
    doc.restore()
  })
}
