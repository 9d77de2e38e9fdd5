import { isIP } from 'node:net'

/** Written by `watchAddresses` on every request, over whatever a client puts there. */
export const SOCKET_ADDRESS = 'x-socket-address'

/**
 * Where a request comes from: an IPv4 address, or the first half of an IPv6 address, of which one
 * line has them all; 'unknown' where it cannot be told. What a client says about itself is not
 * believed: a forwarded address counts only when a proxy on this machine adds it. Decision 032.
 */
export function clientAddress(headers: Headers): string {
  const socket = plain(headers.get(SOCKET_ADDRESS))
  if (!isLoopback(socket)) return network(socket)
  const hops = headers.get('x-forwarded-for')?.split(',') ?? []
  return network(plain(hops.at(-1)) || socket)
}

/** Without a zone, and an IPv4 address in IPv6 clothes as what it is. */
const plain = (address: string | null | undefined): string =>
  (address ?? '')
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')

const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address)

function network(address: string): string {
  const family = isIP(address)
  if (family === 0) return 'unknown'
  if (family === 4) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const left = before.split(':').filter(Boolean)
  const right = after?.split(':').filter(Boolean) ?? []
  const gap = after === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(gap, 0)).fill('0'), ...right]
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
