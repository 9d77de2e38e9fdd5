import { describe, expect, it } from 'vitest'
import { readProperties } from '@/import/parse/properties'
import { FeedReport, problemLine, warningLine } from '@/import/parse/report'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { propertyRow } from '../../../support/feed-fixtures'

const TYPES = new Set([1, 2, 3])

const read = (...rows: Record<string, unknown>[]) => {
  const report = new FeedReport()
  const [property] = readProperties(rows.map(propertyRow), TYPES, report)
  return {
    property,
    invalid: report.invalid.problems.map(problemLine),
    problems: report.problems.map(problemLine),
    warnings: report.warnings.map(warningLine),
  }
}

describe('readProperties', () => {
  it('makes one property of the rows of an ID', () => {
    const { property, invalid, problems, warnings } = read(
      { language: 'nl', City: 'Aalst', Street: 'Hoogstraat', WebIDs: '3, 2,1' },
      { WebIDs: '1,2,3', Description: '<p>Belle <i onclick="x">maison</i></p>' },
    )
    expect([invalid, problems, warnings]).toEqual([[], [], []])
    expect(property).toMatchObject({
      id: 1,
      rows: [1, 2],
      languages: ['fr', 'nl'],
      webId: 1,
      extraWebIds: [2, 3],
      city: { fr: 'Alost', nl: 'Aalst' },
      projectId: null,
      agencyId: null,
      values: { goal: '0', status: 'available', price: 350000, zip: '9300', countryId: '10' },
      texts: {
        street: { fr: 'Rue Haute', nl: 'Hoogstraat' },
        description: { fr: '<p>Belle <i>maison</i></p>' },
      },
    })
  })

  it('has every field of the table', () => {
    const { property } = read({})
    const names = Object.keys({ ...property?.values, ...property?.texts })
    expect(names.sort()).toEqual(PROPERTY_FIELDS.map(({ name }) => name).sort())
  })

  it('shows nothing that nobody said may be shown', () => {
    const { property } = read({ PublishPrice: null, PublishAddress: '', Price: '' })
    expect(property?.values).toMatchObject({
      publishPrice: false,
      publishAddress: false,
      price: null,
    })
  })

  it.each([
    [{ Price: 'two hundred' }, 'Price: expected a number (euro) from 0 to 1000000000'],
    [{ Price: -1 }, 'Price: expected a number (euro)'],
    [{ Zip: '99' }, 'Zip: expected a Belgian postcode'],
    [{ Goal: 'sale' }, 'Goal: expected 0 (sale) or another number (rent), found "sale"'],
    [{ Bedrooms: 2.5 }, 'Bedrooms: expected a whole number from 0 to 999, found 2.5'],
    [{ Status: 'gone' }, 'Status: expected one of available, option, sold, rented'],
    [{ EPCEndDate: '31/12/2027' }, 'EPCEndDate: expected an ISO date'],
    [{ WebID: null }, 'WebID: expected the WebID of a property type, found nothing'],
    [{ WebID: 77 }, 'WebID: expected the WebID of a type of the feed, or 1 to 7, found 77'],
    [{ WebIDs: '1,77' }, 'WebIDs: expected only WebIDs of types of the feed'],
    [{ PublishPrice: 'maybe' }, 'PublishPrice: expected true or false, found "maybe"'],
    [{ TypeDescription: { a: 1 } }, 'TypeDescription: expected text, found an object'],
    [{ Videos: 'none' }, 'Videos: expected a list, found "none"'],
    [{ PointsOfInterest: [{ Name: 'x', Distance: 'far' }] }, 'PointsOfInterest.Distance'],
    [{ AgencyID: 'us' }, 'AgencyID: expected a positive whole number, found "us"'],
  ])('%j is an impossible value of its row', (fields, line) => {
    const { invalid, problems } = read(fields)
    expect([invalid.length, problems]).toEqual([1, []])
    expect(invalid[0]).toContain(`properties row 1, ID 1 (fr), ${line}`)
  })

  it.each(['Price', 'WebID', 'WebIDs', 'ProjectID', 'AgencyID', 'Status', 'Zip', 'Bedrooms'])(
    'rows that disagree in %s are a problem of the file',
    (name) => {
      const values: Record<string, [unknown, unknown]> = {
        Status: ['sold', 'option'],
        Zip: ['9300', '1000'],
      }
      const [one, other] = values[name] ?? [1, 2]
      const { problems } = read({ [name]: one }, { [name]: other, language: 'nl' })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain(`row 2, ID 1 (nl), ${name}: expected the same as in row 1`)
      expect(problems[0]).toContain(String(one))
      expect(problems[0]).toContain(String(other))
    },
  )

  it('does not call two spellings of one value a disagreement', () => {
    const rows = [
      { Price: 350000, Zip: '9300', Goal: 1, Summons: 'Gdv' },
      { Price: '350000', Zip: 9300, Goal: 4, Summons: 'gmo', language: 'nl' },
    ]
    expect(read(...rows)).toMatchObject({ problems: [], invalid: [] })
  })

  it('warns once where it replaces a value', () => {
    const rows = [{ Facades: 5 }, { Facades: 5, language: 'nl' }]
    expect(read(...rows).warnings).toEqual([
      'properties row 1, ID 1 (fr), Facades: 5 is none of 1, 2, 3, 4: left out',
    ])
  })
})
