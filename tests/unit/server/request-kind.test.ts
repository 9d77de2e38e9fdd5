import { expect, it } from 'vitest'
import { loggedPath, requestKind } from '@/server/request-kind'

it.each([
  ['/', 'page'],
  ['/fr/a-vendre/', 'page'],
  ['/admin/reset/abcdef', 'admin'],
  ['/_next/static/a.js', 'file'],
  ['/robots.txt', 'file'],
  ['/media/abc/w400.webp', 'media'],
  ['/forms/site-contact', 'forms'],
  ['/health/', 'file'],
])('%s is of the kind %s', (path, kind) => {
  expect(requestKind(path)).toBe(kind)
})

it.each([
  ['/fr/a-vendre/namur/', '/fr/a-vendre/namur/'],
  ['/forms/visits/SECRET.ics', '/forms/visits/…'],
  ['/admin/reset/SECRET', '/admin/reset/…'],
  ['/api/users/', '/api/users'],
  ['/robots.txt', '/robots.txt'],
])('of %s a log has %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
