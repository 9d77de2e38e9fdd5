import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { rememberClient } from '@/server/client-address'

function headersAfter(socket: string, headers: Record<string, string>, hops: number) {
  const request = { headers, socket: { remoteAddress: socket } }
  rememberClient(hops, new Set(['10.0.0.7', '2001:db8::7']))(request as unknown as IncomingMessage, {} as ServerResponse, () => undefined)
  return headers
}

const addressOf = (socket: string, forwarded: string, hops: number) =>
  headersAfter(socket, { 'x-forwarded-for': forwarded }, hops)['x-client-address']

describe('where a request comes from', () => {
  it.each([
    ['the connection', '8.8.4.4', '', 0, '8.8.4.4'],
    ['an IPv4 address on an IPv6 socket', '::ffff:8.8.4.4', '', 0, '8.8.4.4'],
    ['what a client claims', '8.8.4.4', '1.1.1.1', 0, '8.8.4.4'],
    ['what a client claims on this machine', '127.0.0.1', '1.1.1.1', 0, '127.0.0.1'],
    ['behind one proxy', '10.0.0.2', '9.9.9.9, 1.1.1.1', 1, '1.1.1.1'],
    ['behind two proxies', '10.0.0.2', '6.6.6.6,9.9.9.9, 1.1.1.1', 2, '9.9.9.9'],
    ['behind fewer proxies than are trusted', '10.0.0.2', '1.1.1.1', 2, 'unknown'],
    ['an IPv6 address behind a proxy', '::1', '9.9.9.9,2a02:1:2:3::9', 1, '2a02:1:2:3::/64'],
    ['nonsense behind a proxy', '127.0.0.1', 'me', 1, 'unknown'],
    ['an empty list behind a proxy', '10.0.0.2', '', 1, 'unknown'],
    ['this machine itself, past the proxy', '::ffff:127.0.0.1', '', 1, '127.0.0.1'],
    ['this machine itself by IPv6, past the proxy', '::1', '', 1, '0:0:0:0::/64'],
    ['this machine itself by the address that it listens on', '::ffff:10.0.0.7', '', 0, '127.0.0.1'],
    ['the same by IPv6, past the proxy', '2001:db8::7', '', 1, '127.0.0.1'],
    ['a neighbour of that address', '2001:db8::8', '', 0, '2001:db8:0:0::/64'],
    ['a proxy on this machine, for somebody', '10.0.0.7', '1.1.1.1', 1, '1.1.1.1'],
    ['a closed connection', '', '', 0, 'unknown'],
  ])('%s', (_, socket, forwarded, hops, expected) => {
    expect(addressOf(socket, forwarded, hops)).toBe(expected)
  })

  it.each([
    ['2a02:a03f:6b1:9d00:1:2:3:4', '2a02:a03f:6b1:9d00::/64'],
    ['2A02:A03F:06B1:9D00::5', '2a02:a03f:6b1:9d00::/64'],
    ['2a02::5', '2a02:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
  ])('one line of IPv6 is one address: %s', (socket, expected) => {
    expect(addressOf(socket, '', 0)).toBe(expected)
  })
})

const passed = (hops: number) => {
  const headers: Record<string, string> = {
    'x-client-address': '6.6.6.6',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
    accept: '*/*',
  }
  return headersAfter('8.8.4.4', headers, hops)
}

it('what a client says of itself is dropped', () => {
  expect(passed(0)).toEqual({ 'x-client-address': '8.8.4.4', accept: '*/*' })
})

it('what a trusted proxy says is left for Next', () => {
  expect(passed(1)).toMatchObject({ 'x-client-address': '6.6.6.6', 'x-forwarded-host': 'evil.example' })
})
