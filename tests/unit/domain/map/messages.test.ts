import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrameMessage } from '@/domain/map/read-frame-message'
import { mayHost, parentOrigins, readHostMessage } from '@/domain/map/read-host-message'

const bounds = { south: 50, west: 4, north: 51, east: 5 }
const triangle = [
  [50, 4],
  [51, 4],
  [51, 5],
]
const listing = { ID: 4711, Latitude: 50.4, Longitude: 4.8 }

describe('readFrameMessage', () => {
  it.each([
    { type: 'ready' },
    { type: 'cleared' },
    { type: 'shown', count: 0 },
    { type: 'select', ID: 4711 },
    { type: 'opened', ID: 4711 },
    { type: 'moved', bounds, by: 'visitor' },
    { type: 'drawn', points: triangle },
  ])('understands %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message)
  })

  it.each([
    null,
    'ready',
    [],
    {},
    { type: 'Ready' },
    { type: 'shown', count: -1 },
    { type: 'select', ID: '4711' },
    { type: 'select', ID: 0 },
    { type: 'opened', ID: 1.5 },
    { type: 'moved' },
    { type: 'moved', bounds: { ...bounds, south: 52 } },
    { type: 'moved', bounds: { ...bounds, east: NaN } },
    { type: 'drawn', points: triangle.slice(1) },
    { type: 'drawn', points: [...triangle, [51, '5']] },
    { type: 'drawn', points: [...triangle, [95, 5]] },
    { type: 'drawn', points: Array.from({ length: 31 }, () => [50, 4]) },
  ])('ignores %j', (message) => {
    expect(readFrameMessage(message)).toBeNull()
  })

  it('keeps nothing but what it knows', () => {
    expect(readFrameMessage({ type: 'ready', extra: 1 })).toEqual({ type: 'ready' })
  })
})

describe('readHostMessage', () => {
  it.each([
    { type: 'highlight', ID: 4711 },
    { type: 'highlight', ID: null },
    { type: 'mode', draw: true },
    { type: 'area', area: null },
    { type: 'area', area: { kind: 'polygon', points: triangle } },
    { type: 'area', area: { kind: 'circle', centres: [[50, 4]], metres: 5000 } },
    { type: 'details', listing },
  ])('understands %j', (message) => {
    expect(readHostMessage(message)).toEqual(message)
  })

  it.each([
    undefined,
    7,
    { type: 'highlight' },
    { type: 'highlight', ID: 'x' },
    { type: 'mode', draw: 'yes' },
    { type: 'area' },
    { type: 'area', area: { kind: 'square' } },
    { type: 'area', area: { kind: 'polygon', points: [] } },
    { type: 'area', area: { kind: 'circle', centres: [], metres: 5000 } },
    { type: 'area', area: { kind: 'circle', centres: [[50, 4]], metres: 0 } },
    { type: 'details', listing: { ID: 4711 } },
    { type: 'details' },
  ])('ignores %j', (message) => {
    expect(readHostMessage(message)).toBeNull()
  })

  it('as the other side, never throws, whatever is posted', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        readFrameMessage(value)
        readHostMessage(value)
      }),
      { numRuns: 2000 },
    )
    const types = fc.constantFrom('moved', 'drawn', 'area', 'details', 'highlight', 'shown')
    const record = fc.record({ type: types, ID: fc.anything(), bounds: fc.anything(), points: fc.anything() })
    fc.assert(fc.property(record, (value) => void [readFrameMessage(value), readHostMessage(value)]))
  })
})

describe('mayHost', () => {
  const parent = {} as Window
  const origins = ['https://own.be', 'https://partner.be']

  it.each([
    ['https://own.be', parent, true],
    ['https://partner.be', parent, true],
    ['https://partner.be.evil.com', parent, false],
    ['http://partner.be', parent, false],
    ['null', parent, false],
    ['https://partner.be', {} as Window, false],
    ['https://partner.be', null, false],
  ])('%s: %s', (origin, source, allowed) => {
    expect(mayHost({ origin, source }, parent, origins)).toBe(allowed)
  })
})

describe('parentOrigins', () => {
  const allowed = ['https://own.be', 'https://partner.be']

  it.each([
    ['https://partner.be', '', ['https://partner.be']],
    ['https://evil.be', '', []],
    [undefined, 'https://own.be/lijst/', ['https://own.be']],
    [undefined, 'https://evil.be/', []],
    [undefined, '', allowed],
  ])('the browser says %s, the referrer %s', (known, referrer, expected) => {
    expect(parentOrigins(known, referrer, allowed)).toEqual(expected)
  })
})
