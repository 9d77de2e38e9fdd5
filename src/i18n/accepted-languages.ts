/** A range of the header: a language, perhaps with script and region, and how much it is wanted (RFC 9110, 12.5.4). */
const RANGE = /^([a-z]{1,8})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/i

/**
 * The languages that a browser asks for in `Accept-Language`, as codes in lower case without region (`fr` for `fr-BE`),
 * the most wanted first. One of weight 0 is not wanted; what cannot be read names none.
 */
export const acceptedLanguages = (header: string): string[] =>
  header
    .split(',')
    .map((range) => {
      const [, code = '', weight = '1'] = RANGE.exec(range.trim()) ?? []
      return { code: code.toLowerCase(), weight: Number(weight) }
    })
    .filter(({ code, weight }) => code !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
