import { env } from '@/lib/env'

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** Whether a form was sent by a page of the site itself, as a browser says; one that says nothing is none. Decision 093. */
export function isOwnForm({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = hostOf(headers.get('origin') ?? '')
  return origin !== '' && [hostOf(env().SITE_URL), headers.get('host')].includes(origin)
}
