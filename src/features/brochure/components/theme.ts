import type { TextStyle } from './fonts'

/** Colours of the sheet: those of the site's tokens. */
export const INK = '#1b1f1d'
export const INK_SOFT = '#555c58'
export const LINE = '#e0dacf'
export const LINEN = '#f7f4ee'
export const SAND = '#ebe5d9'

/** Lengths in points: an A4 sheet is 595 × 842. */
export const SHEET_WIDTH = 595.28
export const SHEET_HEIGHT = 841.89
export const MARGIN = 44
export const FOOT = 58
export const FOOT_LINE = 798
export const GAP = 8
export const COLUMN = SHEET_WIDTH - 2 * MARGIN

/** Running text, from which the other styles are made. */
export const TEXT: TextStyle = {
  family: 'text', weight: 400, italic: false, size: 9, leading: 1.45, colour: INK,
}
export const SMALL: TextStyle = { ...TEXT, size: 8.5 }
export const SMALL_SOFT: TextStyle = { ...SMALL, colour: INK_SOFT }
export const FINE_SOFT: TextStyle = { ...TEXT, size: 7.5, colour: INK_SOFT }
export const TITLE: TextStyle = { ...TEXT, family: 'title', weight: 500 }
