import { BlockList, isIPv6 } from 'node:net'

const V4 = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16',
  '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16',
  '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
]
/** Everything but 2000::/3, and what of that does not lead to the open internet. */
const V6 = ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

// A list each: in one, an IPv4 address would also be looked for in its IPv6 form.
const listOf = (ranges: string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
const inside4 = listOf(V4, 'ipv4')
const inside6 = listOf(V6, 'ipv6')

/**
 * Whether an IP address is on the open internet: not loopback, private, link-local, a carrier's,
 * multicast or a form of IPv6 that wraps an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? !inside6.check(address, 'ipv6') : !inside4.check(address, 'ipv4')
