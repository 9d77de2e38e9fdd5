import { unitsKept } from '@/lib/kept-together'

/** What the typefaces of the sheet have no sign for, and what stands in its place. */
const INSTEAD: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2009': ' ',
  '\u2007': '\u00A0',
  '\u2011': '-',
  '≤': '<=',
  '≥': '>=',
  '≈': '±',
  '⅓': '1/3',
  '⅔': '2/3',
  '‰': '/1000',
  '№': 'No',
  '→': '–',
  '✓': '–',
  '✔': '–',
}
const FOREIGN = new RegExp(`[${Object.keys(INSTEAD).join('')}]`, 'g')
const UNDRAWN = /[\p{Extended_Pictographic}\u200B-\u200D\u2060\uFE0F\u00AD]/gu
const LETTERS = /[©®™]/
/** The typefaces are Latin; of another script the drawing would make nonsense. */
const OTHER_SCRIPTS = /[^\p{Script=Latin}\p{Script=Common}]|[\u2190-\u2211\u2213-\u2BFF]/gu

/**
 * A text with what the typefaces can draw: thin blanks become plain ones; pictograms, invisible
 * signs and other scripts go. Lowered digits stay, the sheet lowers them itself.
 */
export const printable = (text: string): string =>
  unitsKept(text.normalize('NFC').replace(FOREIGN, (sign) => INSTEAD[sign] ?? ''))
    .replace(UNDRAWN, (sign) => (LETTERS.test(sign) ? sign : ''))
    .replace(OTHER_SCRIPTS, '')

const LOWERED = /([\u2080-\u2089]+)/

/** A text in pieces: `CO₂` is `CO` and a lowered `2`. A blank text has none. */
export const loweredParts = (text: string): { text: string; lowered: boolean }[] =>
  text
    .split(LOWERED)
    .filter((part) => part !== '')
    .map((part) =>
      LOWERED.test(part)
        ? { text: part.replace(/./g, (sign) => String(sign.charCodeAt(0) - 0x2080)), lowered: true }
        : { text: part, lowered: false },
    )
