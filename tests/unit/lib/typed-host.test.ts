import { expect, test } from 'vitest'
import { typedHost } from '@/lib/typed-host'

test.each([
  ['pics.example', 'pics.example'],
  [' Pics.Example ', 'pics.example'],
  ['https://pics.example', 'pics.example'],
  ['http://pics.example/photos/?a=b', 'pics.example'],
  ['pics.example/', 'pics.example'],
  ['//pics.example/a.jpg', 'pics.example'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['localhost:8080', 'localhost:8080'],
  ['https://pics.example:443/', 'pics.example'],
  ['http://pics.example:80', 'pics.example'],
  ['https://[2001:db8::1]:8080/', '[2001:db8::1]:8080'],
  ['onze fotoserver', null],
  ['a.example,b.example', null],
  ['*.pics.example', null],
  ['info@pics.example', null],
  ['ftp://pics.example', null],
  ['/uploads/', null],
  ['', null],
])('%j names the host %j', (typed, host) => {
  expect(typedHost(typed)).toBe(host)
})
