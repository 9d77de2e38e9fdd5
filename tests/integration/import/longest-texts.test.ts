import { afterAll, beforeAll, expect, it } from 'vitest'
import { feedName, PROPERTY_FIELDS } from '@/domain/properties/fields'
import { textLimit } from '@/import/parse/limits'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { prepareImport, runImport } from '../../support/import-bed'

const long = (name: string, start = '') => start.padEnd(textLimit(name), 'x')
const LONGEST = Object.fromEntries(
  PROPERTY_FIELDS.filter(({ kind, name }) => kind === 'text' && name !== 'zip').map((field) => [feedName(field), long(feedName(field))]),
)
const PROJECT = {
  ID: 901, WebID: 2, Goal: 0, Zip: '9300', CountryID: 10, language: 'fr', Name: long('Name'), City: 'Alost',
  Street: long('Street'), HouseNumber: long('HouseNumber'), BoxNr: long('BoxNr'), Delivery: long('Delivery'),
  ExternalUrl: long('ExternalUrl', 'https://example.com/'), Description: `<p>${'x'.repeat(99_993)}</p>`,
}

let cms: Cms

beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

it('a listing with the longest texts of a feed, and a document without a name, is published by staff as it is', async () => {
  const folder = await prepareImport(cms)
  const more = {
    ...LONGEST,
    City: 'Alost',
    Description: `<p>${'x'.repeat(99_993)}</p>`,
    PlanningUrl: long('PlanningUrl', 'https://example.com/'),
    Documents: [{ Name: ' ', Url: 'plan.pdf/' }],
  }
  const types = [{ ID: 1, WebID: 1, Name: long('Name'), language: 'fr' }, { ID: 2, WebID: 2, Name: 'Appartement', language: 'fr' }]
  const result = await runImport(cms, folder, { ...feedOf([listing(101, more)], [PROJECT]), types })
  expect(result).toMatchObject({ ok: true, problems: [], skipped: [], counts: { created: 1, projects: { created: 1 }, documents: { stored: 1 } } })
  for (const collection of ['properties', 'projects'] as const) {
    const { docs } = await cms.payload.find({ collection, depth: 0, locale: 'fr' })
    const { id, ...data } = docs[0]!
    for (const locale of ['fr', 'nl'] as const) {
      const saved = await cms.payload.update({ collection, id, locale, data: { ...data, _status: 'published' } as never })
      expect(saved._status).toBe('published')
    }
  }
  const { docs } = await cms.payload.find({ collection: 'properties', depth: 0 })
  expect(docs[0]?.documents?.map(({ name }) => name)).toEqual(['plan.pdf', 'plan.pdf'])
  const type = await cms.payload.find({ collection: 'types', where: { typeId: { equals: 1 } }, locale: 'fr' })
  await cms.payload.update({ collection: 'types', id: type.docs[0]!.id, locale: 'fr', data: { name: type.docs[0]!.name } })
})
