import { expect, it } from 'vitest'
import { ribbonView } from '@/domain/properties/ribbon'

it.each([
  ['available', 0, 'Nieuw', null],
  ['available', 2, 'Nieuw', { kind: 'text', text: { text: 'Nieuw', lang: 'nl' } }],
  ['available', 3, ' Nouveau prix ', { kind: 'text', text: { text: 'Nouveau prix', lang: 'nl' } }],
  ['available', '2', 'New', { kind: 'text', text: { text: 'New', lang: 'nl' } }],
  ['available', 2, '  ', null],
  ['available', 2, null, null],
  ['available', 1, 'Nieuw', null],
  ['available', null, 'Nieuw', null],
  ['sold', 2, 'Nieuw', { kind: 'sold' }],
  ['rented', 0, '', { kind: 'rented' }],
  ['option', 3, 'In optie', { kind: 'option' }],
  ['unheard of', 2, 'Nieuw', { kind: 'text', text: { text: 'Nieuw', lang: 'nl' } }],
  [null, undefined, undefined, null],
])('status %j, marquee %j %j', (status, marquee, marqueeName, ribbon) => {
  const row = { status, marquee, marqueeName: marqueeName ? { nl: marqueeName } : {} }
  expect(ribbonView({ ...row, lifeAnnuity: false }, 'nl')).toEqual(ribbon)
})

it.each([
  ['available', 'lifeAnnuity'],
  ['option', 'option'],
  ['sold', 'sold'],
])('a life annuity that is %s is marked %s', (status, kind) => {
  const row = { status, marquee: 2, marqueeName: { nl: 'Nieuw' }, lifeAnnuity: true }
  expect(ribbonView(row, 'nl')).toEqual({ kind })
})
