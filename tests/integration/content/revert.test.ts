import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asc } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { startCms, type Cms } from '../../support/cms'
import { completeListing } from '../../support/complete-listing'
import { contentBed } from '../../support/content-bed'
import { paragraph, text, whole } from '../../support/lexical'
import { restAs } from '../../support/rest-as'

/** Back to what is published: the draft goes, and what visitors read stays, in every language. */
type Fields = Record<string, unknown>

let cms: Cms
let ask: Awaited<ReturnType<typeof restAs>>
let house: number

beforeAll(async () => {
  cms = await startCms()
  ask = await restAs(cms, 'administrator')
  house = await contentBed(cms).type({ fr: 'Maison' })
})
afterAll(() => cms.stop())

const saved = async (method: string, path: string, data: Fields = {}): Promise<Fields> => {
  const { body, status } = await ask(method, path, data)
  expect(status, JSON.stringify(body.errors)).toBeLessThan(300)
  return body.doc!
}
/** What is published in Dutch and in French, by its address. */
async function published(collection: string, dutch: Fields, french: (made: Fields) => Fields): Promise<string> {
  const made = await saved('POST', `/${collection}?locale=nl&depth=0`, { ...dutch, _status: 'published' })
  const place = `/${collection}/${String(made.id)}`
  await saved('PATCH', `${place}?locale=fr&depth=0`, { ...french(made), _status: 'published' })
  return place
}
const draft = (place: string, data: Fields, locale = 'fr') =>
  saved('PATCH', `${place}?locale=${locale}&draft=true&depth=0`, { ...data, _status: 'draft' })
/** As the button of a Dutch form does it. */
const revert = (place: string) => ask('POST', `${place}/revert?locale=nl`)

const read = async (place: string, more = ''): Promise<Fields> => {
  const doc: Fields = (await ask('GET', `${place}?locale=all&depth=0${more}`)).body
  return { ...doc, updatedAt: null }
}
/** The names of all versions of a document, the oldest first, and whether each is a draft. */
const versions = async (place: string, name: string): Promise<unknown[]> => {
  const [, collection, id] = place.split('/')
  const { docs } = await cms.payload.findVersions({
    collection: collection as 'pages', where: { parent: { equals: id } }, sort: 'id', pagination: false,
    locale: 'all', depth: 0,
  })
  return docs.map(({ version }) => [(version as unknown as Fields)[name], version._status])
}

const answer = (words: string) => whole(paragraph(text(words)))
const rows = (doc: Fields, name: string): Fields[] => doc[name] as Fields[]

const PLACES: [string, () => Promise<string>, Fields][] = [
  [
    'page with its modules',
    () =>
      published(
        'pages',
        {
          title: 'Kantoor', kind: 'module', description: 'Wie wij zijn',
          modules: [
            { blockType: 'rich-text', title: 'Wie', text: answer('Drie kantoren') },
            { blockType: 'call-to-action', title: 'Bel', buttons: [{ label: 'Nu', url: 'tel:+3291234567' }] },
          ],
        },
        (made) => {
          const [who, call] = rows(made, 'modules')
          const buttons = rows(call!, 'buttons').map((button) => ({ ...button, label: 'Tout de suite' }))
          return { title: 'Agence', modules: [{ ...who, title: 'Qui', text: answer('Trois agences') }, { ...call, title: 'Appelez', buttons }] }
        },
      ),
    { title: 'Pas fini', modules: [] },
  ],
  [
    'article with its questions',
    async () => {
      const category = (await saved('POST', '/categories?locale=fr', { name: `Infos ${Date.now()}` })).id
      const questions = [{ question: 'Waarom?', answer: answer('Daarom.') }]
      return published('articles', { name: 'Vraag', category, questions }, (made) => ({
        name: 'Question',
        questions: rows(made, 'questions').map((row) => ({ ...row, question: 'Pourquoi ?', answer: answer('Parce que.') })),
      }))
    },
    { name: 'Pas fini', questions: [] },
  ],
  [
    'property with what is near it',
    () =>
      published(
        'properties',
        { ...completeListing('wallonia', 'sale'), type: house, pointsOfInterest: [{ name: 'School', kind: 'school' }] },
        (made) => ({
          typeDescription: 'Maison de maître',
          pointsOfInterest: rows(made, 'pointsOfInterest').map((row) => ({ ...row, name: 'École' })),
        }),
      ),
    { typeDescription: 'Pas fini', price: 1, pointsOfInterest: [] },
  ],
  [
    'project with its blocks',
    () =>
      published('projects', { name: 'De Linden', constructions: [{ name: 'Blok A' }] }, (made) => ({
        name: 'Les Tilleuls',
        constructions: rows(made, 'constructions').map((row) => ({ ...row, name: 'Bloc A' })),
      })),
    { name: 'Pas fini', constructions: [] },
  ],
]

describe.each(PLACES)('a %s', (_, make, unfinished) => {
  it('stays as it is published in every language, which is its newest version; the draft is kept', async () => {
    const place = await make()
    const before = await read(place)
    await draft(place, unfinished)
    expect(await read(place, '&draft=true')).not.toEqual(before)
    const name = Object.keys(unfinished)[0]!
    const had = await versions(place, name)

    const { body, status } = await revert(place)
    expect([status, body.message]).toEqual([200, 'Updated successfully.'])
    // What the form shows then, in its language.
    expect(body.doc).toEqual((await ask('GET', `${place}?locale=nl&depth=0`)).body)
    expect(await read(place)).toEqual(before)
    expect(await read(place, '&draft=true')).toEqual(before)
    expect(await versions(place, name)).toEqual([...had, [before[name], 'published']])
    // What is written next begins with it.
    await draft(place, { [name]: 'Opnieuw' }, 'nl')
    expect(await read(place)).toEqual(before)
    expect((await read(place, '&draft=true'))[name]).toEqual({ ...(before[name] as Fields), nl: 'Opnieuw' })
  })
})

describe('a listing that goes back', () => {
  const listing = (more: Fields = {}) => ({ ...completeListing('wallonia', 'sale'), type: house, ...more })
  const made = async (more: Fields = {}) => published('properties', listing(more), () => ({}))

  it('may lack what the law asks for by now: nothing is published by it', async () => {
    const place = await made()
    const id = Number(place.split('/').pop())
    // As an import brings it.
    await cms.payload.db.updateOne({ collection: 'properties', id, data: { energyTotal: null } })
    const before = await read(place)
    await draft(place, { price: 1 })
    expect((await revert(place)).status).toBe(200)
    expect(await read(place)).toEqual(before)
  })

  it('is no news: nothing is announced, nor written to its history', async () => {
    const { changes } = contentBed(cms)
    const table = tableOf(cms.payload, 'listing_events')
    const events = () => committedSql(cms.payload).select().from(table).orderBy(asc(table.id))
    const place = await made({ price: 250_000 })
    await draft(place, { price: 200_000 })
    const before = [await changes(), await events()]
    expect(before[1]).not.toEqual([])
    expect((await revert(place)).status).toBe(200)
    expect([await changes(), await events()]).toEqual(before)
  })
})

describe('where there is nothing to go back to', () => {
  it('a draft that was never published stays', async () => {
    const { id } = await saved('POST', '/pages?locale=nl&draft=true', { title: 'Nieuw', kind: 'module', _status: 'draft' })
    const place = `/pages/${String(id)}`
    const before = await read(place, '&draft=true')
    expect((await revert(place)).status).toBe(404)
    expect(await read(place, '&draft=true')).toEqual(before)
  })

  it('what lies in the bin stays there', async () => {
    const place = await published('pages', { title: 'Weg', kind: 'module' }, () => ({}))
    await draft(place, { title: 'Pas fini' })
    await saved('PATCH', place, { deletedAt: new Date().toISOString() })
    const before = await versions(place, 'title')
    expect((await revert(place)).status).toBe(403)
    expect(await versions(place, 'title')).toEqual(before)
    expect(await read(place, '&trash=true')).toMatchObject({ deletedAt: expect.any(String) as string })
  })

  it('nothing is done about what is no document', async () => {
    for (const id of ['999999', 'x', '-1']) expect((await revert(`/pages/${id}`)).status, id).toBe(403)
  })
})
