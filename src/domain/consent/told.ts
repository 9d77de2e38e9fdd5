import { isLanguage } from '@/i18n/languages'
import { withReset } from './choice'

/** What opens something in an address: who has it may see what is somebody's own. */
const SECRETS = ['key', 'token', 'signature', 'until']

/** Nothing that statistics count. */
const UNTOLD = ['setcookies', 'modal-clicked', ...SECRETS]

const CAMPAIGN = /^utm_/i

/** The longest that a campaign's parameters are stored or told, in characters. */
const LONGEST_CAMPAIGN = 500

const queryWithout = (url: URL, isLeftOut: (name: string) => boolean): string => {
  const parts = url.search.slice(1).split('&')
  return parts.filter((part) => part !== '' && !isLeftOut([...new URLSearchParams(part).keys()][0] ?? '')).join('&')
}

/**
 * Whether visitors of an address are asked for consent, and tags learn of it where they agreed: not in a
 * preview, not in what is an owner's, and not where the address itself opens what is somebody's own, since
 * tags read it. Spec §2, §4, §6.
 */
export function mayBeTold({ pathname, searchParams }: URL): boolean {
  if (pathname.includes('preview')) return false
  const [first = '', second = ''] = pathname.split('/').filter(Boolean)
  if ((isLanguage(first) ? second : first) === 'owner') return false
  return !SECRETS.some((name) => searchParams.has(name))
}

/**
 * Where a visitor of an address is asked for consent anew: on the same page, or at `home` where nobody is
 * asked, and where a form answers, which only what is sent to it reaches. Spec §2, "Query parameters".
 */
export const resetHref = (address: URL, home: string): string =>
  mayBeTold(address) && !address.pathname.startsWith('/forms/') ? address.pathname + withReset(address.search) : home

/** The parameters of the campaign that an address names, as a query without `?`; '' for none, and for too many. Spec §3. */
export function campaignIn(url: URL): string {
  const campaign = queryWithout(url, (name) => !CAMPAIGN.test(name))
  return campaign.length <= LONGEST_CAMPAIGN ? campaign : ''
}

/**
 * An address as tags are told it: without what opens something, and with the parameters of the campaign
 * appended that it does not name itself. What is no address of the web gives ''. Spec §7, "Third parties".
 */
export function toldAddress(address: string, campaign = ''): string {
  if (!URL.canParse(address)) return ''
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return ''
  const own = queryWithout(url, (name) => UNTOLD.includes(name))
  const named = new URLSearchParams(own)
  const more = queryWithout(new URL(`?${campaign}`, url), (name) => !CAMPAIGN.test(name) || named.has(name))
  const query = [own, more].filter(Boolean).join('&')
  return `${url.origin}${url.pathname}${query && `?${query}`}`
}
