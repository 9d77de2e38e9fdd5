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

/**
 * Forbids breaks within words: the drawing would also break where a typeface changes, and put a
 * hyphen into a code or between `m` and `²`.
 */
export const NO_BREAK_IN_WORDS = 10_000
