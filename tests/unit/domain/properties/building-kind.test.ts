import { expect, it } from 'vitest'
import {
  BUILDING_KINDS,
  buildingKind,
  firstKind,
  hasEnergyCertificate,
  isBuilt,
  isHome,
} from '@/domain/properties/building-kind'

it('is what is stored, and other where nothing known is', () => {
  expect(BUILDING_KINDS.map(buildingKind)).toEqual([...BUILDING_KINDS])
  expect(['castle', '', null, undefined, 1, 'constructor'].map(buildingKind)).toEqual(
    Array(6).fill('other'),
  )
})

it('begins as what the seven types are', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 0].map(firstKind)).toEqual([
    'house', 'apartment', 'apartment', 'land', 'investment', 'commercial', 'garage',
    'other', 'other',
  ])
})

it.each([
  [isHome, ['house', 'apartment']],
  [isBuilt, BUILDING_KINDS.filter((kind) => kind !== 'land')],
  [hasEnergyCertificate, ['house', 'apartment', 'investment', 'commercial', 'other']],
])('%o holds for %j', (rule, kinds) => {
  expect(BUILDING_KINDS.filter(rule)).toEqual(kinds)
})
