import { describe, expect, it } from 'vitest'
import { demoFeed } from '../../../../demo/network/feed'
import { parseFeed } from '@/import/parse/parse-feed'
import { demoSubjects } from '../../../../demo/network/subjects'
import { firstKind } from '@/domain/properties/building-kind'
import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import { regionOf } from '@/domain/properties/region'
import { missingMentions } from '@/domain/properties/required-mentions'

type Row = Record<string, unknown>

const pictureCount = ({ id }: { id: number }): number => 5 + (id % 3)
const feed = demoFeed(pictureCount)
const { properties, projects } = feed
const dutch = properties.filter(({ language }) => language === 'nl')
const region = (row: Row) => regionOf({ countryId: row.CountryID, zip: row.Zip })
const name = (row: Row): string => `${String(row.ID)} ${String(row.language)}`
const number = (row: Row, field: string): number => row[field] as number
const TEXTS = [
  ...PROPERTY_FIELDS.filter(({ localized }) => localized).map(feedName),
  'language', 'City', 'CountryName', 'MainTypeName', 'PointsOfInterest',
]
const count = (field: string, value: unknown): number =>
  dutch.filter((row) => row[field] === value).length

describe('demoFeed', () => {
  it('is the same at each call', { tags: 'slow' }, () => {
    expect(JSON.stringify(demoFeed(pictureCount))).toBe(JSON.stringify(feed))
  })

  it('has every listing once in each of four languages', () => {
    expect(new Set(properties.map(name)).size).toBe(properties.length)
    expect(properties).toHaveLength(dutch.length * 4)
    for (const { ID } of dutch) expect(ID).toBeGreaterThanOrEqual(100_001)
  })

  it('tells the building form of houses and of plots, and of nothing else', () => {
    for (const row of properties) expect(row.Facades !== null, name(row)).toBe(row.WebID === 1 || row.WebID === 4)
  })

  it('says in German whatever a listing has, but for its description and the name of its town', () => {
    const said = (row: Row) => TEXTS.filter((field) => row[field] !== '' && row[field] !== null && row[field] !== undefined)
    const untold = ['Description', 'City']
    for (const row of properties.filter(({ language }) => language === 'de')) {
      const other = dutch.find(({ ID }) => ID === row.ID)!
      expect(said(row), name(row)).toEqual(said(other).filter((field) => !untold.includes(field)))
    }
  })

  it.each([
    ['WebID', 1, 43, 49],
    ['WebID', 2, 45, 53],
    ['WebID', 3, 8, 8],
    ['WebID', 4, 8, 8],
    ['WebID', 5, 4, 4],
    ['WebID', 6, 5, 5],
    ['WebID', 7, 5, 5],
    ['Status', 'option', 5, 8],
    ['Status', 'sold', 5, 8],
    ['Status', 'rented', 5, 5],
    ['Marquee', 2, 15, 35],
    ['Marquee', 3, 5, 15],
    ['PublishPrice', false, 3, 7],
    ['PublishAddress', false, 3, 7],
    ['PriceUnit', 7, 3, 5],
  ])('has the wanted number of %s %s', (field, value, least, most) => {
    expect(count(field, value)).toBeGreaterThanOrEqual(least)
    expect(count(field, value)).toBeLessThanOrEqual(most)
  })

  it('says the same numbers and codes in every language', () => {
    const facts = (row: Row): Row =>
      Object.fromEntries(Object.entries(row).filter(([field]) => !TEXTS.includes(field)))
    const byId = new Map(dutch.map((row) => [row.ID, facts(row)]))
    for (const row of properties) expect(facts(row)).toEqual(byId.get(row.ID))
  })

  it('names only fields of the table in the values it may hold', () => {
    for (const row of dutch) {
      for (const entry of PROPERTY_FIELDS) {
        const value = row[feedName(entry)]
        if (value === null || value === undefined || value === '') continue
        if (entry.codes) expect(entry.codes, entry.name).toContain(String(value))
        if (entry.kind === 'integer') expect(Number.isInteger(value), entry.name).toBe(true)
        if (entry.range) expect(value).toBeGreaterThanOrEqual(entry.range[0])
      }
    }
  })

  it('stands in Belgium or Luxembourg under a postcode of four digits', () => {
    expect(dutch.filter(({ CountryID }) => CountryID === 50)).toHaveLength(2)
    for (const row of dutch) {
      expect(row.Zip).toMatch(/^[1-9]\d{3}$/)
      expect(number(row, 'Latitude')).toBeGreaterThan(49.44)
      expect(number(row, 'Latitude')).toBeLessThan(51.51)
      expect(number(row, 'Longitude')).toBeGreaterThan(2.54)
      expect(number(row, 'Longitude')).toBeLessThan(6.41)
    }
  })

  it('spreads its dates over ten months before 21 November 2026', () => {
    const dates = dutch.map(({ CreateDate }) => String(CreateDate)).sort()
    expect(dates[0]! < '2026-03').toBe(true)
    expect(dates[0]! > '2026-01-20').toBe(true)
    expect(dates.at(-1)! < '2026-11-21').toBe(true)
    for (const row of dutch) expect(String(row.ModifyDate) >= String(row.CreateDate)).toBe(true)
  })

  it('has as many pictures as the subject is drawn in', () => {
    const counts = new Map(demoSubjects().map((entry) => [entry.id, pictureCount(entry)]))
    for (const row of [...properties, ...projects]) {
      const pictures = row.Pictures as { Url: string }[]
      expect(pictures).toHaveLength(counts.get(row.ID as number)!)
      expect(pictures.at(-1)?.Url).toBe(`pictures/${String(row.ID)}-${pictures.length}.png`)
    }
  })
})

describe('what an advertisement has to mention', () => {
  const homes = dutch.filter(({ WebID }) => WebID !== 4 && WebID !== 7)

  it('gives all planning facts and both flood scores in Flanders only', () => {
    const facts = ['Permit', 'AreaDestination', 'Summons', 'PreemptiveRight', 'AllotmentPermit']
    const flood = ['FloodPScore', 'FloodGScore']
    for (const row of dutch) {
      const inFlanders = region(row) === 'flanders'
      if (inFlanders) for (const fact of facts) expect(row[fact], fact).not.toBeNull()
      for (const score of flood) expect(row[score] !== null).toBe(inFlanders)
    }
  })

  it.each([
    ['flanders', ['EnergyPerformance'], /^\d{8}-\d{10}-RES-\d$/],
    ['wallonia', ['EnergyTotal', 'EPCLabelText', 'EnergyPerformance'], /^\d{14}$/],
    ['brussels', ['CO2Emission', 'AreaDestination', 'PlanningInfo'], /^\d{8}-\d{10}-01-\d$/],
  ])('is complete about energy in %s', (wanted, fields, reference) => {
    const rows = homes.filter((row) => region(row) === wanted)
    expect(rows.length).toBeGreaterThan(15)
    for (const row of rows) {
      for (const field of fields) expect(row[field], field).toBeTruthy()
      expect(row.EPCReference).toMatch(reference)
    }
  })

  it('lacks nothing that its region and goal require', () => {
    const parsed = parseFeed(JSON.stringify(feed))
    const types = new Map(parsed.ok ? parsed.feed.types.map(({ id, webId }) => [webId, id]) : [])
    const lacking = (parsed.ok ? parsed.feed.properties : []).flatMap((entry) => {
      const values = { ...entry.values, ...entry.texts, type: entry.webId }
      const missing = missingMentions(values, firstKind(types.get(entry.webId ?? 0) ?? 0)).map(({ code }) => code)
      return missing.length > 0 ? [[entry.id, ...missing]] : []
    })
    expect(parsed.ok).toBe(true)
    expect(lacking).toEqual([])
  })

  it('shows what a visitor may meet of a listing: a film, tours, mobility and what a price is for', () => {
    const films = dutch.flatMap(({ Videos }) => Videos as string[])
    expect(films).toEqual(['/api/videos/file/listing.mp4'])
    expect(dutch.filter(({ VirtualTourUrl }) => VirtualTourUrl !== '').length).toBeGreaterThan(1)
    expect(dutch.filter(({ MobilityScore }) => (MobilityScore as unknown[]).length > 1).length).toBeGreaterThan(30)
    for (const row of properties.filter(({ Goal }) => Goal === 1)) expect(row.PriceUnitText, name(row)).toBeTruthy()
  })

  it('gives charges with every rent', () => {
    for (const row of dutch.filter(({ Goal }) => Goal === 1)) {
      expect(row.ChargesRenter).toBeGreaterThan(0)
    }
  })
})

describe('prices', () => {
  const RANGES: Record<string, readonly [number, number]> = {
    flanders: [1700, 7000],
    brussels: [2400, 5400],
    wallonia: [1200, 3600],
    luxembourg: [5000, 9000],
  }
  const ordinary = dutch.filter(({ AnnuityType, SurfaceLiving }) => !AnnuityType && SurfaceLiving)
  const perM2 = (row: Row): number => number(row, 'Price') / number(row, 'SurfaceLiving')

  it('are plausible for their region and size', () => {
    for (const row of ordinary.filter(({ Goal }) => Goal === 0)) {
      const [low, high] = RANGES[region(row) ?? ''] ?? [0, 0]
      expect(perM2(row), name(row)).toBeGreaterThan(low)
      expect(perM2(row), name(row)).toBeLessThan(high)
    }
    for (const row of ordinary.filter(({ Goal }) => Goal === 1)) {
      expect(perM2(row), name(row)).toBeGreaterThanOrEqual(9.9)
      expect(perM2(row), name(row)).toBeLessThan(18)
    }
  })

  it('sells two homes on a life annuity, with its terms', () => {
    const annuities = dutch.filter(({ AnnuityType }) => AnnuityType)
    expect(annuities).toHaveLength(2)
    for (const row of annuities) expect(row.AnnuityIndexedRent).toBeGreaterThan(300)
  })
})

describe('projects and their units', () => {
  it('are five, one of them to rent, with four to seven units that point back', () => {
    const rows = projects.filter(({ language }) => language === 'nl')
    expect(rows.map(({ Goal }) => Goal)).toEqual([0, 0, 0, 0, 1])
    const pointing = dutch.filter(({ ProjectID }) => ProjectID !== null).map(({ ID }) => ID)
    const units = rows.flatMap(({ Units }) => Units as Row[])
    expect(units.map(({ ID }) => ID)).toEqual(pointing)
    for (const row of rows) {
      const own = row.Units as Row[]
      const prices = own.map((unit) => number(unit, 'Price'))
      expect(own.length).toBeGreaterThanOrEqual(4)
      expect(own.length).toBeLessThanOrEqual(7)
      expect([row.PriceMin, row.PriceMax]).toEqual([Math.min(...prices), Math.max(...prices)])
      expect(row.Delivery).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
    }
  })

  it('agree with the listing of each unit', () => {
    const byId = new Map(dutch.map((row) => [row.ID, row]))
    for (const project of projects) {
      for (const unit of project.Units as Row[]) {
        const row = byId.get(unit.ID)
        const own = [row?.ProjectID, row?.Price, row?.Status, row?.Floor, row?.Zip]
        expect(own).toEqual([project.ID, unit.Price, unit.Status, unit.Floor, project.Zip])
      }
    }
  })
})

it('goes through the importer without a problem or a warning', () => {
  const parsed = parseFeed(JSON.stringify(feed))
  expect(parsed).toMatchObject({ ok: true, warnings: [] })
  if (!parsed.ok) return
  expect(parsed.feed.properties).toHaveLength(dutch.length)
  expect(parsed.feed.projects).toHaveLength(5)
})
