import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataString } from '@/features/map/map-host'
import type { MapData } from '@/domain/map/protocol'
import { readListing, readMapData } from '@/domain/map/read-map-data'

const rest: Omit<MapData, 'propsList'> = {
  messageInfo: { language: 'fr' },
  mapType: 'prices',
  customMarker: {},
  marqueeIgnore: [0],
}
const listing = { ID: 4711, Latitude: 50.467, Longitude: 4.867 }
const read = (changes: object) =>
  readMapData(JSON.stringify({ propsList: [listing], ...rest, ...changes }))

describe('dataString', () => {
  it.each(['[{"ID":1,"Latitude":50,"Longitude":4}]', ' [] \n', ''])('holds the five fields: %s', (list) => {
    const data = readMapData(dataString(list, rest))
    expect(data).toMatchObject({ ...rest, propsList: JSON.parse(list.trim() || '[]') })
    expect(Object.keys(JSON.parse(dataString(list, rest)))).toEqual([
      'propsList', 'messageInfo', 'mapType', 'customMarker', 'marqueeIgnore',
    ])
  })

  it('with what is no list of listings is ignored by the frame', () => {
    expect(readMapData(dataString('<!doctype html>', rest))).toBeNull()
    expect(readMapData(dataString('{"error":"goal"}', rest))).toBeNull()
  })
})

describe('readMapData', () => {
  it.each(['propsList', 'messageInfo', 'mapType', 'customMarker', 'marqueeIgnore'])(
    'needs %s, of its type',
    (field) => {
      expect(read({})).not.toBeNull()
      expect(read({ [field]: undefined })).toBeNull()
      expect(read({ [field]: 7 })).toBeNull()
    },
  )

  it.each([
    { messageInfo: { language: 'es' } },
    { messageInfo: [] },
    { mapType: 'satellite' },
    { propsList: {} },
  ])('ignores %j', (changes) => {
    expect(read(changes)).toBeNull()
  })

  it('leaves out listings that are none, and values that cannot be used', () => {
    const propsList = [
      listing,
      null,
      { ID: 2 },
      { ...listing, ID: '3' },
      { ...listing, ID: 4, Latitude: '50' },
      { ...listing, ID: 5, Price: 'much', Url: 'javascript:alert(1)', City: 5, Marquee: '2' },
    ]
    expect(read({ propsList })?.propsList).toEqual([listing, { ...listing, ID: 5, Marquee: 2 }])
  })

  it('takes words, tiles, marker and values to ignore as they are meant', () => {
    const tiles = { url: 'https://tiles.be/{z}/{x}/{y}.png', attribution: '©' }
    const data = read({
      messageInfo: { language: 'nl', texts: { draw: 'Teken!', odd: 'x', clear: 7 }, tiles },
      customMarker: { colour: '#b4492a', picture: { Url: '/p.png', Width: 20, Height: 30 } },
      marqueeIgnore: [0, '3', 'x'],
    })
    expect(data?.messageInfo.texts).toEqual({ draw: 'Teken!' })
    expect(data?.messageInfo.tiles).toEqual(tiles)
    expect(data?.customMarker.picture?.Url).toBe('/p.png')
    expect(data?.marqueeIgnore).toEqual([0, 3])
  })

  it('tells no tiles from tiles that are not mentioned or no https address', () => {
    const tilesOf = (tiles: unknown) => read({ messageInfo: { language: 'nl', tiles } })?.messageInfo
    expect(tilesOf(null)).toHaveProperty('tiles', null)
    expect(tilesOf(undefined)).not.toHaveProperty('tiles')
    expect(tilesOf({ url: 'http://tiles.be/{z}/{x}/{y}' })).not.toHaveProperty('tiles')
  })

  it('knows of controls over its lower edge only where it is told so', () => {
    const heldOf = (controlsBelow: unknown) => read({ messageInfo: { language: 'nl', controlsBelow } })?.messageInfo.controlsBelow
    expect([true, false, undefined, 'true', 1].map(heldOf)).toEqual([true, false, false, false, false])
  })

  it('does not fall over objects that cannot be made words or numbers of', () => {
    const trap = { toString: 1, valueOf: 1 }
    const tiles = { url: 'https://tiles.be/{z}/{x}/{y}.png', attribution: trap }
    const data = read({
      propsList: [{ ...listing, Marquee: trap }],
      messageInfo: { language: 'nl', tiles },
      marqueeIgnore: [trap, '2', 3, null, true],
    })
    expect(data?.propsList).toEqual([{ ...listing, Marquee: 0 }])
    expect(data?.messageInfo.tiles?.attribution).toBe('')
    expect(data?.marqueeIgnore).toEqual([2, 3])
  })

  it('never throws, whatever the string', { tags: 'slow' }, () => {
    fc.assert(fc.property(fc.string(), (text) => void readMapData(text)), { numRuns: 1000 })
    const value = fc.jsonValue()
    const data = fc.record({
      propsList: fc.oneof(fc.array(value), value),
      messageInfo: fc.oneof(fc.record({ language: fc.constant('nl'), tiles: value, bounds: value, area: value }), value),
      mapType: fc.constantFrom('prices', 'pins', 'area'),
      customMarker: fc.oneof(fc.record({ colour: value, picture: value }), value),
      marqueeIgnore: fc.oneof(fc.array(value), value),
    })
    fc.assert(fc.property(data, (one) => void readMapData(JSON.stringify(one))), { numRuns: 1000 })
  })
})

describe('readListing', () => {
  it.each([
    ['https://partner.be/4711', true],
    ['/te-koop/4711/', true],
    ['//evil.be/', false],
    ['/\\evil.be', false],
    ['data:text/html,x', false],
    ['https://a.be/"onclick', false],
  ])('the address %s: %s', (Url, kept) => {
    expect(readListing({ ...listing, Url })).toEqual(kept ? { ...listing, Url } : listing)
  })

  it('keeps the charges of a rent where they are a number, also none', () => {
    expect(readListing({ ...listing, Charges: 0, ChargesMax: 90 })).toEqual({ ...listing, Charges: 0, ChargesMax: 90 })
    expect(readListing({ ...listing, Charges: '50' })).toEqual(listing)
  })
})
