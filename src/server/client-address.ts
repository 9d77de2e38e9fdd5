import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { CLIENT_ADDRESS, isThisMachine } from '@/lib/client-address'
import type { Step } from './step'

/** What a proxy in front says of the request; who else writes it is not believed. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/

/** Where this machine asks itself from, as long as it listens on the loopback. */
const LOOPBACK = '127.0.0.1'

/**
 * The addresses of this machine in its networks. A server that listens on one of them alone (`HOST`) is asked by
 * itself from there, or from another that the machine has in the same network.
 */
const ownAddresses = (): Set<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((some) => (some ?? []).flatMap(({ address, internal }) => (internal ? [] : [address]))))

/**
 * Writes on each request the one address that rate limiters count, and drops what a client claims
 * of itself. Behind `trustedHops` proxies it is the address that the first of them saw; of what this machine asks
 * itself, from whichever of its `own` addresses, that of the loopback. Decision 053.
 */
export const rememberClient =
  (trustedHops: number, own: ReadonlySet<string> = ownAddresses()): Step =>
  (request, _response, next) => {
    const { headers, socket } = request
    const hops = String(headers['x-forwarded-for'] ?? '')
    headers[CLIENT_ADDRESS] = canonicalAddress(connectedAddress(socket.remoteAddress ?? '', own), hops, trustedHops)
    if (trustedHops === 0) {
      for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name]
    }
    next()
  }

/**
 * An IPv4 address, or the first half of an IPv6 address, of which one line has them all; 'unknown'
 * where it cannot be told. Each proxy appends the address it was called from, so that of the client
 * is the `trustedHops`th from the right; a shorter list was not written by all of them, and counts
 * as unknown. Without any list this machine asks itself, past the proxies.
 */
function canonicalAddress(connected: string, forwarded: string, trustedHops: number): string {
  if (trustedHops === 0 || (forwarded === '' && isThisMachine(connected))) return connected
  return network(plain(forwarded.split(',').at(-trustedHops) ?? ''))
}

function connectedAddress(remote: string, own: ReadonlySet<string>): string {
  const address = plain(remote)
  return own.has(address) ? LOOPBACK : network(address)
}

/** Without a zone, and an IPv4 address in IPv6 clothes as what it is. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')

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
