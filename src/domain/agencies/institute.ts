/**
 * The number of an agency at its institute, in words: staff often write the institute's name before it,
 * BIV or IPI, which each language says in its own way (`inWords`). What is another's stays as it is
 * written; without a number it is empty.
 */
export function instituteText(number: string, inWords: (number: string) => string): string {
  const bare = number.trim().replace(/^(?:BIV|IPI)(?:\s*[/-]\s*(?:BIV|IPI))?[\s:.]*(?=\d)/i, '')
  return bare === '' || /^[a-z]/i.test(bare) ? bare : inWords(bare)
}
