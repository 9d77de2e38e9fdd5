import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '@/cms/jobs/run'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

/** What is published in one language: a row says in the others what it said there, wherever it stands now. */
type Row = Record<string, unknown>

/** A list of rows: of what, the field that a row is known by, and where it stands in a document. */
interface List {
  collection: 'pages' | 'articles' | 'properties'
  says: string
  most: number
  rowsOf: (doc: Row) => Row[]
  holding: (rows: Row[], doc: Row) => Row
}

const list = (collection: List['collection'], name: string, says: string, kind: Row = {}): List => ({
  collection, says, most: 9,
  rowsOf: (doc) => doc[name] as Row[],
  holding: (rows) => ({ [name]: rows.map((row) => ({ ...kind, ...row })) }),
})

const firstModule = ({ modules }: Row): Row => (modules as Row[] | undefined)?.[0] ?? { blockType: 'call-to-action' }

const LISTS: [string, List][] = [
  ['modules', list('pages', 'modules', 'title', { blockType: 'rich-text' })],
  [
    'buttons of a module',
    {
      collection: 'pages', says: 'label', most: 2,
      rowsOf: (doc) => firstModule(doc).buttons as Row[],
      holding: (buttons, doc) => ({ modules: [{ ...firstModule(doc), buttons }] }),
    },
  ],
  ['questions', list('articles', 'questions', 'question')],
  ['points of interest', list('properties', 'pointsOfInterest', 'name', { kind: 'school' })],
]

/** What a Dutch form makes of the rows A and B, and what the site says then. */
const A = { nl: 'A', fr: 'fr A' }
const B = { nl: 'B', fr: 'fr B' }
const NEW = { nl: 'N' }
const CHANGES: [string, string, Row[]][] = [
  ['one is added above them', 'N A B', [NEW, A, B]],
  ['one is added above, and one removed', 'N B', [NEW, B]],
  ['the first is removed', 'B', [B]],
  ['they change places', 'B A', [B, A]],
]

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let needed: Record<List['collection'], Row>
let documents = 0

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
  const { id: category } = await cms.payload.create({ collection: 'categories', locale: 'fr', data: { name: 'Infos' } })
  const type = await contentBed(cms).type({ fr: 'Maison' })
  needed = { pages: { kind: 'module' }, articles: { category }, properties: { ...completeListing('wallonia', 'sale'), type } }
})
afterAll(() => cms.stop())

const saved = async (method: string, path: string, data: Row): Promise<Row> => {
  const { body, status } = await ask(method, path, data)
  expect(status, JSON.stringify(body.errors)).toBeLessThan(300)
  return body.doc!
}

/** The address of a document whose rows A and B are published in both languages. */
async function made({ collection, holding, rowsOf, says }: List): Promise<string> {
  documents += 1
  const name = { [collection === 'pages' ? 'title' : 'name']: `Nr. ${documents}` }
  const own = { ...needed[collection], ...(collection !== 'properties' && name), _status: 'published' }
  const dutch = await saved('POST', `/${collection}?locale=nl&depth=0`, { ...own, ...holding([{ [says]: 'A' }, { [says]: 'B' }], {}) })
  const place = `/${collection}/${String(dutch.id)}`
  await inFrench(place, dutch, { holding, rowsOf, says } as List, 'fr', 'published')
  return place
}

const inFrench = (place: string, doc: Row, { holding, rowsOf, says }: List, prefix: string, _status: string) =>
  saved('PATCH', `${place}?locale=fr&depth=0${_status === 'draft' ? '&draft=true' : ''}`, {
    ...holding(rowsOf(doc).map((row) => ({ ...row, [says]: `${prefix} ${String(row[says])}` })), doc),
    _status,
  })

const read = async (place: string, more = ''): Promise<Row> => (await ask('GET', `${place}?depth=0${more}`)).body

/** What the rows of a document say in each language. */
const texts = async (place: string, { rowsOf, says }: List, more = ''): Promise<Row[]> =>
  rowsOf(await read(place, `&locale=all${more}`)).map((row) => {
    const said = Object.entries(row[says] as Row).filter(([, text]) => text !== null)
    return Object.fromEntries(said)
  })

/** What the Dutch form sends: the rows that are there with their numbers, and new ones without. */
async function changed(place: string, { holding, rowsOf, says }: List, names: string): Promise<Row> {
  const doc = await read(place, '&locale=nl&draft=true')
  const there = rowsOf(doc)
  const rows = names.split(' ').map((name) => ({ ...there.find((row) => row[says] === name), [says]: name }))
  return holding(rows, doc)
}

describe.each(LISTS)('%s that are published in Dutch', (_, of) => {
  it.each(CHANGES.filter(([, names]) => names.split(' ').length <= of.most))(
    'keep their own French where %s',
    async (__, names, site) => {
      const place = await made(of)
      // What is not finished in French stays a draft.
      await inFrench(place, await read(place, '&locale=nl'), of, 'unfinished', 'draft')
      const sent = await changed(place, of, names)
      await saved('PATCH', `${place}?locale=nl&publishSpecificLocale=nl&depth=0`, { ...sent, _status: 'published' })
      expect(await texts(place, of)).toEqual(site)
      const draft = site.map(({ nl, fr }) => (fr ? { nl, fr: `unfinished ${String(nl)}` } : { nl }))
      expect(await texts(place, of, '&draft=true')).toEqual(draft)
    },
  )

  it('keep it at a set time too', async () => {
    const place = await made(of)
    const sent = await changed(place, of, 'N B')
    await saved('PATCH', `${place}?locale=nl&draft=true&depth=0`, { ...sent, _status: 'draft' })
    const [, relationTo, value] = place.split('/')
    const { docs } = await cms.payload.find({ collection: 'users', limit: 1 })
    const input = { type: 'publish', locale: 'nl', doc: { relationTo, value }, user: { relationTo: 'users', value: docs[0]!.id } }
    await cms.payload.jobs.queue({ task: 'schedulePublish', waitUntil: new Date(0), input } as never)
    await runDueJobs(cms.payload)
    expect(await texts(place, of)).toEqual([NEW, B])
  })
})

it('what is published stays so in other languages after more drafts than there are versions kept', async () => {
  const [, points] = LISTS.at(-1)!
  const place = await made(points)
  const { maxPerDoc = 0 } = cms.payload.collections.properties.config.versions ?? {}
  expect(maxPerDoc).toBeGreaterThan(0)
  for (let price = 1; price <= maxPerDoc + 1; price += 1) {
    await saved('PATCH', `${place}?locale=nl&draft=true&depth=0`, { price, _status: 'draft' })
  }
  await saved('PATCH', `${place}?locale=nl&publishSpecificLocale=nl&depth=0`, { _status: 'published' })
  expect(await texts(place, points)).toEqual([A, B])
})
