import { expect, it } from 'vitest'
import { ribbonOf } from '@/domain/properties/ribbon'

it.each([
  ['available', 0, 'Nieuw', null],
  ['available', 2, 'Nieuw', { kind: 'text', text: 'Nieuw' }],
  ['available', 3, ' Nouveau prix ', { kind: 'text', text: 'Nouveau prix' }],
  ['available', '2', 'New', { kind: 'text', text: 'New' }],
  ['available', 2, '  ', null],
  ['available', 2, null, null],
  ['available', 1, 'Nieuw', null],
  ['available', null, 'Nieuw', null],
  ['sold', 2, 'Nieuw', { kind: 'sold' }],
  ['rented', 0, '', { kind: 'rented' }],
  ['option', 3, 'In optie', { kind: 'option' }],
  ['unheard of', 2, 'Nieuw', { kind: 'text', text: 'Nieuw' }],
  [null, undefined, undefined, null],
])('status %j, marquee %j %j', (status, marquee, marqueeName, ribbon) => {
  expect(ribbonOf({ status, marquee, marqueeName })).toEqual(ribbon)
})
