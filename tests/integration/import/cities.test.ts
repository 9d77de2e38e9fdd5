import { afterAll, beforeAll, expect, it } from 'vitest'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { saveCities } from '@/import/write/save-cities'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'

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
