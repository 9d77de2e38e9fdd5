const ABSOLUTE = /^https?:\/\/[^/?#]*/i
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i
const HERE = /^(?:\.|%2e)$/i
/** The work of Next grows with the square: 3,500 of them hold up everybody for seconds. */
const MOST_PARAMETERS = 500

/** Whether a query, or an address with one, has more than 500 parameters. */
export const hasTooManyParameters = (query: string): boolean =>
  query.split('&', MOST_PARAMETERS + 2).length > MOST_PARAMETERS + 1

/** The proxy answers 400. */
const REFUSED = '/api/%'
const UP = /^(?:\.|%2e){2}$/i

/** The name of a parameter as the proxy reads it: `utm%5Fsource` is `utm_source`. */
const nameOf = (part: string): string => [...new URLSearchParams(`?${part}`).keys()][0] ?? ''

/** A path and query without the parameters whose names pass a test, as the proxy reads them; what is left stays as it was sent. */
export function withoutParameters(target: string, isOne: (name: string) => boolean): string {
  const at = target.indexOf('?')
  if (at === -1) return target
  const kept = target.slice(at + 1).split('&').filter((part) => !isOne(nameOf(part)))
  return kept.length > 0 ? `${target.slice(0, at)}?${kept.join('&')}` : target.slice(0, at)
}

/**
 * The path and query that a request asks for, as a browser would have sent it: without a host in
 * front and what follows a `#`, with slashes for backslashes, `.` and `..` resolved. Next answers 500 to some of the
 * others. `*` is no path of ours. With more than 500 parameters it is one that is refused.
 */
export function plainTarget(target: string): string {
  if (hasTooManyParameters(target)) return REFUSED
  const [rest = ''] = target.replace(ABSOLUTE, '').split('#', 1)
  const rooted = rest.startsWith('/') ? rest : `/${rest}`
  const [path = ''] = rooted.split('?', 1)
  return path.includes('\\') || DOT_SEGMENT.test(path) ? resolved(path) + rooted.slice(path.length) : rooted
}

/** `URL` of Node 20 leaves `/icons/.x/..` as it is. */
function resolved(path: string): string {
  const parts = path.split(/[/\\]/).slice(1)
  const kept: string[] = []
  for (const part of parts) {
    if (UP.test(part)) kept.pop()
    else if (!HERE.test(part)) kept.push(part)
  }
  const last = parts.at(-1) ?? ''
  if (UP.test(last) || HERE.test(last)) kept.push('')
  return `/${kept.join('/')}`
}
