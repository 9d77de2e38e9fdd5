import { isLinkAddress, isWebAddress } from './is-web-address'

const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i

const hostOf = (url: URL): string => url.host.replace(/^www\./, '')

/** What people leave out or add when they copy an address. */
function completed(text: string): string {
  // "+32 (0)2 123" is dialled without the nought.
  if (/^tel:/i.test(text)) return text.replace(/^(tel:\s*\+.*)\(0\)/i, '$1').replace(/[ \u00a0()]+/g, '')
  const address = text.replace(/[ \u00a0]+/g, '%20')
  if (/^www\.[^/]+\.[^/]+/i.test(address)) return `https://${address}`
  if (address.startsWith('//')) return `https:${address}`
  return MAIL_ADDRESS.test(address) ? `mailto:${address}` : address
}

/**
 * An address as it may stand behind a link (`isLinkAddress`), of one that somebody typed or pasted:
 * `www.a.be` gets its https, a mail address its mailto, and an address of the site at `origin` becomes
 * its path. Null where it leads nowhere from here: another scheme, a file, `page.html`. Spec §3, §8.
 */
export function mendedLink(text: string, origin: string): string | null {
  const address = completed(text.trim())
  if (!isLinkAddress(address)) return null
  if (!URL.canParse(address) || !URL.canParse(origin)) return address
  const url = new URL(address)
  if (url.host === '' || hostOf(url) !== hostOf(new URL(origin))) return address
  // A backslash is kept behind the path of an address, and may not stand behind a link.
  return `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`.replaceAll('\\', '%5C')
}

/**
 * The same for what other websites are to follow: a whole http or https address, of something on the site at `origin`
 * too. Null for anything else. Spec §8.
 */
export function mendedWebAddress(text: string, origin: string): string | null {
  const address = mendedLink(text, origin)
  const whole = address?.startsWith('/') && URL.canParse(origin) ? new URL(address, origin).href : address
  return isWebAddress(whole) ? whole : null
}

/**
 * Whether an address, as somebody typed or pasted it, is one of the site at `origin`, with `www.` or without, or one of
 * its paths. False for anything else, however odd.
 */
export const isOwnAddress = (text: string, origin: string): boolean => mendedLink(text, origin)?.startsWith('/') === true
