const parse = (value: unknown): URL | null => {
  if (typeof value !== 'string') return null
  const text = value.trim()
  return /^https?:\/\/[^\s\\/]/i.test(text) && URL.canParse(text) ? new URL(text) : null
}

/** True for an http or https address with a host; anything else, however odd, is false. Spec §8. */
export const isWebAddress = (value: unknown): boolean => parse(value) !== null

/**
 * True when the address is on this domain or on a host below it, so `my.kuula.co` is under
 * `kuula.co` and `notkuula.co` is not. An invalid address is false. Spec §5, §8.
 */
export function hostIsUnder(url: unknown, domain: string): boolean {
  const host = parse(url)?.hostname.replace(/\.$/, '')
  const parent = domain.toLowerCase()
  return host !== undefined && parent !== '' && (host === parent || host.endsWith(`.${parent}`))
}

/** A path of this site, or a place on the same page. Two slashes would lead to another site. */
const ON_THIS_SITE = /^(?:\/(?!\/)|#)[^\s\\\p{Cc}]*$/u

/**
 * True for what may stand behind a link: http, https, mailto or tel, a path of this site (`/a/?b#c`)
 * or a place on the page (`#c`). Spec §8.
 */
export const isLinkAddress = (value: unknown): value is string => {
  if (typeof value !== 'string') return false
  const text = value.trim()
  return isWebAddress(text) || /^(?:mailto|tel):\S+$/i.test(text) || (text !== '#' && ON_THIS_SITE.test(text))
}
