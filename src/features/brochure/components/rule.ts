import type { Tag } from './tags'
import { LINE } from './theme'

const THICK = 0.5

/** Draws a thin line with its upper edge there; for the eye only, so within a decoration. */
export function rule({ doc }: Pick<Tag, 'doc'>, x: number, y: number, width: number): void {
  doc.rect(x, y, width, THICK).fill(LINE)
}
