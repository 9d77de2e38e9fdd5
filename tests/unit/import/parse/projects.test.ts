import { describe, expect, it } from 'vitest'
import { readProjects } from '@/import/parse/projects'
import { FeedReport, problemLine, warningLine } from '@/import/parse/report'
import { projectRow } from '../../../support/feed-fixtures'

const TYPES = new Set([1, 2])

const read = (...rows: Record<string, unknown>[]) => {
  const report = new FeedReport()
  const [project] = readProjects(rows.map(projectRow), TYPES, report, 'https://www.agency.be')
  return {
    project,
    invalid: report.invalid.problems.map(problemLine),
    problems: report.problems.map(problemLine),
    warnings: report.warnings.map(warningLine),
  }
}

const unit = { ID: 1, Floor: 2, Price: 350000, Status: 'available' }

describe('readProjects', () => {
  it('makes one project of the rows of an ID', () => {
    const { project, invalid, problems } = read(
      { Constructions: [{ Name: 'Bloc A', Delivery: '2027' }], ExternalUrl: 'https://a.be/' },
      {
        language: 'nl',
        Name: 'De Tuinen',
        Constructions: [{ Name: 'Blok A', Delivery: '2027' }],
        SmallPicture: 'p/card.jpg',
      },
    )
    expect([invalid, problems]).toEqual([[], []])
    expect(project).toMatchObject({
      id: 9,
      webId: 2,
      externalUrl: 'https://a.be/',
      cardPicture: 'p/card.jpg',
      values: { goal: '0', status: 'available', priceMin: 200000, publishAddress: true },
      texts: { name: { fr: 'Les Jardins', nl: 'De Tuinen' } },
      units: [{ propertyId: 1, floor: 2, price: 350000, status: 'available' }],
      constructions: [{ name: { fr: 'Bloc A', nl: 'Blok A' }, delivery: '2027' }],
    })
  })

  it.each([
    [{ Status: 'unknown' }, 'Status: expected one of available, option, sold, rented, sold out'],
    [{ PriceMin: 'cheap' }, 'PriceMin: expected a number (euro)'],
    [{ Units: 'none' }, 'Units: expected a list'],
    [{ Units: [{ ...unit, ID: null }] }, 'Units[1].ID: expected the ID of a property'],
    [{ Units: [unit, { ...unit, Floor: 'top' }] }, 'Units[2].Floor: expected a whole number'],
    [{ Units: [{ ...unit, Status: 'gone' }] }, 'Units[1].Status: expected one of'],
  ])('%j is an impossible value of its row', (fields, line) => {
    const { invalid, problems } = read(fields)
    expect([invalid.length, problems]).toEqual([1, []])
    expect(invalid[0]).toContain(line)
  })

  it.each([
    [{ Units: [{ ...unit, Price: 1 }] }, 'Units[1]: expected the same as in row 1'],
    [{ Units: [] }, 'Units: expected the same units as row 1, which has 1, found a list of 0'],
    [{ Delivery: '2028' }, 'Delivery: expected the same as in row 1, which has "2027-06"'],
  ])('a second row with %j disagrees', (fields, line) => {
    const { problems } = read({}, { ...fields, language: 'nl' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`projects row 2, ID 9 (nl), ${line}`)
  })

  it('does not call a unit that cannot be read a disagreement', () => {
    const wrong = { Units: [{ ...unit, Floor: 'top' }] }
    const { invalid, problems } = read(wrong, { language: 'nl' })
    expect([invalid.length, problems]).toEqual([1, []])
  })

  it('leaves out an address that is none', () => {
    const { project, warnings } = read({ ExternalUrl: 'javascript:alert(1)' })
    expect(project?.externalUrl).toBeNull()
    expect(warnings).toHaveLength(1)
  })

  it.each(['https://www.agency.be/projets/namur/les-jardins/9/', ' http://agency.be'])('leaves out %s, which is an address of this site', (own) => {
    const { project, warnings } = read({ ExternalUrl: own }, { language: 'nl', ExternalUrl: 'https://a.be/' })
    expect(project?.externalUrl).toBe('https://a.be/')
    expect(warnings).toEqual([expect.stringContaining('left out: an address of this site itself')])
  })
})
