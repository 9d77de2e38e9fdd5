import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFeed } from '@/import/parse/parse-feed'
import { problemLine, warningLine } from '@/import/parse/report'
import { feedText, projectRow, propertyRow } from '../../../support/feed-fixtures'

const linesOf = (text: string): string[] => {
  const parsed = parseFeed(text)
  if (!parsed.ok) return parsed.problems.map(problemLine)
  return [...parsed.invalid.problems.map(problemLine), ...parsed.warnings.map(warningLine)]
}

describe('parseFeed', () => {
  it('reads a small feed whole', () => {
    const parsed = parseFeed(
      feedText({
        properties: [propertyRow({ ProjectID: 9, WebID: 12 })],
        projects: [projectRow()],
        types: [{ ID: 12, WebID: 12, Name: 'Chalet', language: 'fr', Rent: 0 }],
        cities: [{ Name: 'Aalst', Zip: 9300, CountryID: 10, PropertyCount: 3, language: 'nl' }],
      }),
    )
    if (!parsed.ok) throw new Error(parsed.problems.map(problemLine).join('\n'))
    const { properties, projects, types, cities } = parsed.feed
    expect([parsed.invalid.problems, parsed.warnings]).toEqual([[], []])
    expect([...properties, ...projects].map(({ cityKey }) => cityKey)).toEqual([
      '10|9300|alost',
      '10|9300|alost',
    ])
    expect(types).toEqual([
      { id: 12, rows: [1], webId: 12, name: { fr: 'Chalet' }, showOrder: null, sale: true, rent: false },
    ])
    expect(cities.map(({ key }) => key)).toEqual(['10|9300|aalst', '10|9300|alost'])
  })

  it.each([
    ['[]', 'file: expected an object with the lists'],
    ['null', 'file: expected an object with the lists'],
    ['{}', 'file, properties: expected a list, found nothing'],
    ['{"properties":{}}', 'file, properties: expected a list, found an object'],
    ['{"properties":[],"cities":5}', 'file, cities: expected a list, found 5'],
    ['{"properties":[', 'file: expected JSON, found the end of the file at line 1, column 16'],
    ['{"properties":[],"more":1}', 'file, more: unknown field'],
  ])('says about %s: %s', (text, line) => {
    expect(linesOf(text)).toHaveLength(1)
    expect(linesOf(text)[0]).toContain(line)
  })

  it.each([
    [{ ProjectID: 8 }, [1], ['ProjectID: expected the ID of a project', 'whose ProjectID is 9']],
    [{}, [1], ['Units[1].ID: expected a property whose ProjectID is 9, found 1']],
    [{ ProjectID: 9 }, [1, 5], ['Units[2].ID: expected the ID of a property of the feed, found 5']],
  ])('property %j with units %j: %j', (fields, ids, lines) => {
    const Units = ids.map((ID) => ({ ID }))
    const lists = { properties: [propertyRow(fields)], projects: [projectRow({ Units })] }
    const found = linesOf(feedText(lists))
    expect(found).toHaveLength(lines.length)
    lines.forEach((line, index) => expect(found[index]).toContain(line))
  })

  it.each([
    [{ Name: 'Aalst', Zip: '9', language: 'nl' }, 'cities row 1 (nl), Zip: expected a Belgian'],
    [{ Name: '', Zip: '9300', language: 'nl' }, 'cities row 1 (nl), Name: expected the name'],
    [{ Name: 'Aalst', language: 'nl' }, 'cities row 1 (nl), Zip: expected a postcode'],
  ])('city %j is an impossible line', (city, line) => {
    expect(linesOf(feedText({ cities: [city] }))).toEqual([expect.stringContaining(line)])
  })

  it('does not blame a project for a unit whose own row cannot be read', () => {
    const property = propertyRow({ ProjectID: 'nine' })
    expect(linesOf(feedText({ properties: [property], projects: [projectRow()] }))).toEqual([
      expect.stringContaining('properties row 1, ID 1 (fr), ProjectID: expected a positive'),
    ])
  })

  it('names what is wrong with rows too where the file is wrong', () => {
    const rows = [propertyRow({ Price: -1 }), propertyRow()]
    const parsed = parseFeed(feedText({ properties: rows }))
    if (parsed.ok) throw new Error('taken')
    expect(parsed.problems.map(({ field, row }) => [row, field])).toEqual([
      [2, 'language'],
      [1, 'Price'],
    ])
  })

  it('never throws on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(parseFeed(text).ok).toBe(false)
    }), { numRuns: 1000 })
  })

  it('never throws on any JSON', { tags: 'slow' }, () => {
    const value = fc.oneof(fc.jsonValue(), fc.string(), fc.integer(), fc.constant(null))
    const names = Object.keys({ ...propertyRow(), ...projectRow() })
    const extra = ['Pictures', 'Documents', 'Videos', 'VirtualTourUrl', 'PointsOfInterest', 'Name']
    const fields = fc.dictionary(fc.constantFrom(...names, ...extra), value)
    const row = fc.oneof(value, fields, fields.map(propertyRow), fields.map(projectRow))
    const list = fc.oneof(fc.array(row, { maxLength: 4 }), value)
    const lists = fc.record({ properties: list, projects: list, types: list, cities: list })
    fc.assert(fc.property(lists, (feed) => {
      const parsed = parseFeed(JSON.stringify(feed))
      const lines = (parsed.ok ? parsed.invalid.problems : parsed.problems).map(problemLine)
      expect(lines.every((text) => !/\p{Cc}/u.test(text))).toBe(true)
      expect(parsed.ok || lines.length > 0).toBe(true)
    }), { numRuns: 1000 })
  })

  it.each<{ CountryID: unknown }>([{ CountryID: { toString: 1 } }, { CountryID: { toString: null, valueOf: 'x' } }, { CountryID: [{ toString: 1 }] }])('takes $CountryID for no country', ({ CountryID }) => {
    const row = propertyRow({ Zip: '9300', CountryID })
    const city = { Name: 'Aalst', Zip: 9300, CountryID, language: 'nl' }
    expect(linesOf(feedText({ properties: [row], cities: [city] })).length).toBeGreaterThan(0)
  })

  it('takes lists nested to any depth', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000)
    expect(linesOf(`{"properties":[${deep}]}`)).toEqual([
      'properties row 1: expected an object, found a list of 1',
    ])
  })
})
