/** What the typefaces of the sheet have no sign for, and what stands in its place. */
const INSTEAD: Record<string, string> = {
  '\u202F': '\u00A0',
  '\u2009': ' ',
  '\u2007': '\u00A0',
  '\u2011': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '–',
  '✓': '–',
  '✔': '–',
}
const FOREIGN = new RegExp(`[${Object.keys(INSTEAD).join('')}]`, 'g')
const UNDRAWN = /[\p{Extended_Pictographic}\u200B-\u200D\u2060\uFE0F\u00AD]/gu
const LETTERS = /[©®™]/

/**
 * A text with what the typefaces can draw: thin blanks become plain ones, pictograms and invisible
 * signs go. Lowered digits stay, the sheet lowers them itself.
 */
export const printable = (text: string): string =>
  text
    .replace(FOREIGN, (sign) => INSTEAD[sign] ?? '')
    .replace(/(\d) (?=m[²2³])/g, '$1\u00A0')
    .replace(UNDRAWN, (sign) => (LETTERS.test(sign) ? sign : ''))

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
