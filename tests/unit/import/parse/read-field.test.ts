import { describe, expect, it } from 'vitest'
import { readField } from '@/import/parse/read-field'
import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'

const read = (name: string, raw: unknown) => {
  const field = PROPERTY_FIELDS.find((one) => one.name === name)
  if (!field) throw new Error(`No field ${name}`)
  return readField(field, raw, 10)
}

describe('an answer', () => {
  it.each([
    ...[true, 1, '1', 'true', 'yes', ' YES '].map((raw) => [raw, 'yes']),
    ...[false, 0, '0', 'false', 'no', 'No'].map((raw) => [raw, 'no']),
    ...[null, undefined, '', ' '].map((raw) => [raw, null]),
  ] as [unknown, string | null][])('%j is %j', (raw, value) => {
    expect(read('individualMeters', raw)).toEqual({ value })
  })

  it.each(['maybe', 2, {}, ['yes']])('is not %j', (raw) => {
    expect(read('individualMeters', raw)).toEqual({ expected: 'true or false' })
  })
})

describe('a web address', () => {
  it.each([
    ['https://perspective.brussels/?a=1&b=2', 'https://perspective.brussels/?a=1&b=2'],
    [' http://a.example ', 'http://a.example/'],
    ['', null],
    [null, null],
  ])('%j is kept as %j', (raw, value) => {
    expect(read('planningUrl', raw)).toEqual({ value })
  })

  it.each(['javascript:alert(1)', 'perspective.brussels', 'ftp://a.example'])(
    'is left out with a note where it is none: %j',
    (raw) => {
      const note = `${JSON.stringify(raw)} is no web address: left out`
      expect(read('planningUrl', raw)).toEqual({ value: null, note })
    },
  )

  it('is left out with a note where it is longer than the form accepts, written as an address', () => {
    expect(read('planningUrl', `https://a.example/${'é'.repeat(300)}`)).toHaveProperty('value', expect.stringContaining('%C3%A9'))
    const note = expect.stringMatching(/^"https:.*…" is too long: left out$/)
    expect(read('planningUrl', `https://a.example/${'é'.repeat(400)}`)).toEqual({ value: null, note })
  })

  it.each([7, {}, []])('is text, not %j', (raw) => {
    expect(read('planningUrl', raw)).toEqual({ expected: 'a web address' })
  })
})

it('the length of a lease is a whole number of years', () => {
  expect(read('leaseYears', '18')).toEqual({ value: 18 })
  expect(read('leaseYears', 2.5)).toMatchObject({ expected: expect.stringContaining('whole') })
  expect(feedName(PROPERTY_FIELDS.find(({ name }) => name === 'leaseYears')!)).toBe('LeaseYears')
})

it('three digits after a point are degrees, and in any other text perhaps thousands', () => {
  expect(read('latitude', '50.850')).toEqual({ value: 50.85 })
  expect(read('longitude', '4.351')).toEqual({ value: 4.351 })
  expect(read('price', '450.000')).toMatchObject({ expected: expect.stringContaining('which may be thousands') })
  expect(read('price', 450.125)).toEqual({ value: 450.125 })
})
