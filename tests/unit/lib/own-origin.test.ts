import { expect, it } from 'vitest'
import { ownOrigin } from '@/lib/own-origin'

it.each([
  [null, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['127.0.0.2', 'http://127.0.0.2:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
  ['::1', 'http://[::1]:3000'],
  ['2001:db8::5', 'http://[2001:db8::5]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %s asks itself at %s', (HOST, origin) => {
  expect(ownOrigin({ HOST, PORT: 3000 })).toBe(origin)
  expect(new URL(origin).origin).toBe(origin)
})
