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

/** True for what may stand behind a link: http, https, mailto or tel. Spec §8. */
export const isLinkAddress = (value: unknown): value is string =>
  typeof value === 'string' && (isWebAddress(value) || /^(?:mailto|tel):\S+$/i.test(value.trim()))
