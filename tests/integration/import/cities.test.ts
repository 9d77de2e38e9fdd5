import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { saveCities } from '@/import/write/save-cities'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('a name that the feed adds where a language stood empty is known at once, and what staff wrote stays', async () => {
  const { payload } = cms
  const id = await contentBed(cms).city({ fr: 'Alost', nl: 'x' }, '9300')
  const locales = tableOf(payload, 'cities_locales')
  await committedSql(payload).update(locales).set({ name: null }).where(and(eq(locales._parentID, id), eq(locales._locale, 'nl')))
  const place = { zip: '9300', countryId: '10', latitude: null, longitude: null }
  const saved = await saveCities(payload, [
    { ...place, key: '10|9300|alost', names: { fr: 'ALOST', nl: 'Aalst' } },
    { ...place, key: '10|9300|aalst', names: { nl: 'Aalst' } },
  ])
  expect(saved).toMatchObject({ created: 0 })
  expect([...saved.cities.values()].map((city) => [city.id, city.names.fr, city.names.nl])).toEqual([
    [id, 'Alost', 'Aalst'],
    [id, 'Alost', 'Aalst'],
  ])
})

describe('a listing without a postcode', () => {
  const cityOf = async (listingId: number) => {
    const table = tableOf(cms.payload, 'properties')
    const [row] = await committedSql(cms.payload).select({ city: table.city }).from(table).where(eq(table.listingId, listingId))
    return row?.city ?? null
  }

  it('stands in the only town of its name, stored or of the feed, and is named where there is none or more', async () => {
    const folder = await prepareImport(cms)
    const bed = contentBed(cms)
    const eupen = await bed.city({ fr: 'Eupen', de: 'Eupen' }, '4700')
    const soignies = await bed.city({ fr: 'Soignies', nl: 'Zinnik' }, '7060')
    await bed.city({ fr: 'Perwez' }, '1360')
    await bed.city({ fr: 'Perwez' }, '4000')
    const nowhere = (id: number, City: string, more = {}) => listing(id, { Zip: '', City, ...more })
    const feed = feedOf([
      ...[listing(101), nowhere(102, 'EUPEN'), nowhere(103, 'Zinnik'), nowhere(104, 'Alost')],
      ...[nowhere(105, 'Perwez'), nowhere(106, 'Nulle part'), nowhere(107, 'Perwez'), nowhere(108, ''), nowhere(109, 'Eupen', { CountryID: 50 })],
    ])
    const { ok, warnings } = await runImport(cms, folder, feed)
    expect(ok).toBe(true)
    expect([await cityOf(102), await cityOf(103)]).toEqual([eupen, soignies])
    expect([await cityOf(104), await cityOf(105), await cityOf(106)]).toEqual([await cityOf(101), null, null])
    const lines = warnings.filter(({ field }) => field === 'City').map(({ id, message }) => `${id}: ${message}`)
    expect(lines).toEqual([
      '105: "Perwez" left out: it has no postcode, and more than one town is called so',
      '106: "Nulle part" left out: it has no postcode, and no town is called so',
      '109: "Eupen" left out: it has no postcode, and no town is called so',
    ])
    expect((await runImport(cms, folder, feed)).counts).toMatchObject({ created: 0, updated: 0, unchanged: 9 })
  })
})
