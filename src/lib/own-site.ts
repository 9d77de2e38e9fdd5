/** The host of an address; empty where it is none. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

interface SenderHeaders {
  'sec-fetch-site'?: string
  origin?: string
  host?: string
}

/** Whether a page of the site (its address) sent a request, as a browser says of all that it writes; one that says nothing is none. */
export function isFromOwnSite({ host, origin, 'sec-fetch-site': sentBy }: SenderHeaders, site: string): boolean {
  if (sentBy !== undefined) return sentBy === 'same-origin'
  const from = hostOf(origin ?? '')
  return from !== '' && [hostOf(site), host].includes(from)
}
