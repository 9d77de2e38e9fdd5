import { describe, expect, it } from 'vitest'
import { readCode } from '@/import/parse/read-code'
import { PROPERTY_FIELDS, type PropertyField } from '@/domain/properties/fields'

const fieldNamed = (name: string): PropertyField => {
  const field = PROPERTY_FIELDS.find((candidate) => candidate.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

describe('readCode', () => {
  it.each([
    ['goal', 0, '0'],
    ['goal', '0', '0'],
    ['goal', 1, '1'],
    ['goal', '5', '1'],
    ['status', 'SOLD', 'sold'],
    ['status', null, 'available'],
    ['marquee', 2, '2'],
    ['marquee', null, '0'],
    ['facades', 4, '4'],
    ['facades', '', null],
    ['countryId', 50, '50'],
    ['countryId', null, null],
    ['permit', 'gvg', 'Gvg'],
    ['summons', 'Gdv', 'Gmo'],
    ['gardenOrientation', 'sw', 'SW'],
    ['floodPScore', 'b', 'B'],
  ])('%s %j is %j', (name, raw, value) => {
    expect(readCode(fieldNamed(name), raw)).toEqual({ value })
  })
  it.each([
    ['goal', 'sale'],
    ['goal', null],
    ['goal', true],
    ['status', 'gone'],
    ['marquee', 'new'],
    ['facades', 'many'],
    ['countryId', 33],
    ['permit', 'Wg'],
    ['floodGScore', 'E'],
    ['floodGScore', ['A']],
  ])('%s is not %j', (name, raw) => {
    expect(readCode(fieldNamed(name), raw)).toHaveProperty('expected')
  })
  it('replaces a ribbon or number of façades it does not know, with a note', () => {
    const note = (text: string): unknown => expect.stringContaining(text)
    const marquee = readCode(fieldNamed('marquee'), 9)
    expect(marquee).toMatchObject({ value: '0', note: note('9') })
    const facades = readCode(fieldNamed('facades'), 1)
    expect(facades).toMatchObject({ value: null, note: note('1') })
  })
})
