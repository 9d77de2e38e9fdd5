import { expect, it } from 'vitest'
import { fieldIn, fieldLink } from '@/admin/field-link'

it.each([
  [{ name: 'path', tab: 3 }, '#field=path&tab=3'],
  [{ name: 'originalPath', tab: undefined }, '#field=originalPath'],
])('a field is named at the end of an address, and read there: %o', (place, hash) => {
  expect(fieldLink(place)).toBe(hash)
  expect(fieldIn(hash)).toEqual(place)
})

it.each(['', '#', '#top', '#tab=3'])('%j asks for no field', (hash) => {
  expect(fieldIn(hash)).toBeNull()
})

it('a tab that is no number is none', () => {
  expect(fieldIn('#field=path&tab=x')).toEqual({ name: 'path', tab: undefined })
})
