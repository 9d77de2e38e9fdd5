import { BlockList, isIPv6 } from 'node:net'

const V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Everything but 2000::/3, and what of that does not lead to the open internet. */
const V6 = [
  ...['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]

const inside = new BlockList()
for (const [ranges, family] of [[V4, 'ipv4'], [V6, 'ipv6']] as const) {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    inside.addSubnet(address, Number(bits), family)
  }
}

/**
 * Whether an IP address is on the open internet: not loopback, private, link-local, a carrier's,
 * multicast or a form of IPv6 that wraps an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
