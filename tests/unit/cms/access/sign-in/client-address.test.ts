import { describe, expect, it } from 'vitest'
import { clientAddress } from '@/cms/access/sign-in/client-address'

const address = (socket: string | null, forwarded?: string) => {
  const headers = new Headers()
  if (socket !== null) headers.set('x-socket-address', socket)
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded)
  return clientAddress(headers)
}

describe('where a request comes from', () => {
  it.each([
    ['the connection', '8.8.4.4', undefined, '8.8.4.4'],
    ['an IPv4 address on an IPv6 socket', '::ffff:8.8.4.4', undefined, '8.8.4.4'],
    ['an address that the client claims', '8.8.4.4', '1.1.1.1', '8.8.4.4'],
    ['the last hop of a proxy on this machine', '127.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    ['the same over IPv6', '::1', '9.9.9.9,2a02:1:2:3::9', '2a02:1:2:3::/64'],
    ['this machine itself', '::ffff:127.0.0.1', undefined, '127.0.0.1'],
    ['this machine, as Next writes it', '::ffff:127.0.0.1', '::ffff:127.0.0.1', '127.0.0.1'],
    ['nonsense behind a proxy', '127.0.0.1', 'me', 'unknown'],
    ['an empty list behind a proxy', '127.0.0.1', '', '127.0.0.1'],
    ['no connection known', null, '1.1.1.1', 'unknown'],
    ['a closed connection', '', undefined, 'unknown'],
  ])('%s', (_, socket, forwarded, expected) => {
    expect(address(socket, forwarded)).toBe(expected)
  })

  it.each([
    ['2a02:a03f:6b1:9d00:1:2:3:4', '2a02:a03f:6b1:9d00::/64'],
    ['2A02:A03F:06B1:9D00::5', '2a02:a03f:6b1:9d00::/64'],
    ['2a02::5', '2a02:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('one line of IPv6 is one address: %s', (socket, expected) => {
    expect(address(socket)).toBe(expected)
  })
})
