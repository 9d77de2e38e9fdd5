import type { Origin } from './counters'

interface CameFrom {
  /** The host of the page on which the link stood; blank where the browser does not say. */
  host: string
  /** What the address said of the way, as `utm_medium`; blank without. */
  medium: string
}

/** Hosts by the labels that they have in every country, such as `www.google.be`. */
const SEARCH = /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|startpage|yandex|baidu|yahoo|search\.brave|lilo|kagi)\.[a-z.]{2,6}$|googlequicksearchbox$/
const SOCIAL =
  /(?:^|\.)(?:facebook|instagram|linkedin|pinterest|tiktok|reddit|whatsapp|messenger|youtube|twitter|threads|snapchat|telegram)\.[a-z.]{2,6}$|(?:^|\.)(?:x\.com|t\.co|t\.me|fb\.me|lnkd\.in|bsky\.app)$/
const MAIL = /^(?:web)?mail\d*\.|^outlook\.|(?:^|\.)(?:gmx|proton)\.[a-z]{2,3}$|^com\.google\.android\.gm$/
const MAIL_MEDIUM = /^(?:e-?mail|newsletter)$/i

/**
 * The group that a view came from. What the address says of itself is believed first: programs for mail
 * tell no host. `own` is the host of the site; an unknown one is another site, such as a portal.
 */
export function originOf({ host, medium }: CameFrom, own: string): Origin {
  const from = host.toLowerCase()
  if (MAIL_MEDIUM.test(medium) || MAIL.test(from)) return 'fromEmail'
  if (from === '') return 'fromNowhere'
  if (from === own.toLowerCase()) return 'fromHere'
  if (SEARCH.test(from)) return 'fromSearch'
  return SOCIAL.test(from) ? 'fromSocial' : 'fromSites'
}
