import type { I18nClient } from '@payloadcms/translations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTasks } from '@/admin/dashboard/tasks'
import type { Actor } from '@/cms/access/roles'
import { sql } from '@/cms/database/drizzle'
import { committedSql } from '@/cms/database/sql'
import { completeContentRoutes } from '@/cms/route-table/at-start'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { refusal } from '../../support/refusal'
import { staffOf } from '../../support/staff'

let cms: Cms
let bed: ReturnType<typeof contentBed>
let staff: ReturnType<typeof staffOf>
let category: number
const editor: Actor = { collection: 'users', roles: ['editor'] }

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  staff = staffOf(cms)
  category = await staff.create('categories', { name: 'Conseils' })
})
afterAll(() => cms.stop())

/** What a bulk change that was refused used to leave behind. */
async function storeByHand(
  table: 'pages' | 'articles',
  id: number,
  value: string,
  column: 'path' | 'title' = 'path',
) {
  const database = committedSql(cms.payload)
  const [texts, versions] = [`${table}_locales`, `_${table}_v`].map((name) => sql.identifier(name))
  await database.run(
    sql`UPDATE ${texts} SET ${sql.identifier(column)} = ${value} WHERE _parent_id = ${id} AND _locale = 'fr'`,
  )
  await database.run(sql`
    UPDATE ${sql.identifier(`_${table}_v_locales`)} SET ${sql.identifier(`version_${column}`)} = ${value}
    WHERE _locale = 'fr' AND _parent_id IN (SELECT id FROM ${versions} WHERE parent_id = ${id})`)
}

const pathOf = async (target: string) => (await bed.route(target))?.paths.fr
const reported = async () => {
  const i18n = { language: 'en', fallbackLanguage: 'en' } as I18nClient
  const tasks = await readTasks({ payload: cms.payload, i18n, user: editor }, Date.now())
  return tasks.find(({ key }) => key === 'addresses')
}
const publish = (name: string) => staff.create('articles', { name, category })

describe('two pages that are stored with one address', () => {
  let holder: number
  let loser: number

  beforeAll(async () => {
    loser = await bed.page({ fr: 'Avant' })
    holder = await bed.page({ fr: 'Quatre' }, { path: '/quatre/' })
    await storeByHand('pages', loser, '/quatre/')
  })

  it('keep nothing else from being published', async () => {
    const article = await publish('Vendre')
    expect(await pathOf(`article:${article}`)).toBe('/conseils/vendre/')
    const page = await bed.page({ fr: 'Autre' })
    expect(await pathOf(`page:${page}`)).toBe('/autre/')
    await staff.remove('pages', page)
  })

  it('stand where they stood, also after a restart', async () => {
    await completeContentRoutes(cms.payload)
    expect([await pathOf(`page:${holder}`), await pathOf(`page:${loser}`)]).toEqual([
      '/quatre/',
      '/avant/',
    ])
  })

  it('take what stands below them along', async () => {
    const below = await bed.page({ fr: 'Dessous' }, { parent: loser })
    expect(await pathOf(`page:${below}`)).toBe('/avant/dessous/')
  })

  it('are named on the dashboard, each with the way to its form', async () => {
    expect(await reported()).toMatchObject({
      count: 1,
      items: [
        {
          title: 'Avant',
          note: '/quatre/ (FR) belongs to ‘Quatre’',
          href: `/admin/collections/pages/${loser}?locale=fr#field=path&tab=3`,
        },
        {
          title: 'Quatre',
          note: '/quatre/ (FR) is also asked for by ‘Avant’',
          href: `/admin/collections/pages/${holder}?locale=fr#field=path&tab=3`,
        },
      ],
    })
  })

  it('can be saved as they are; a third that asks for the address cannot', async () => {
    await staff.change('pages', loser, { sort: 3 })
    await staff.change('pages', holder, { sort: 4 })
    const third = { title: 'Trois', kind: 'module', path: '/quatre/' }
    const words = await refusal(cms, (req) => staff.create('pages', third, { req }))
    expect(words).toBe(
      'L’adresse /quatre/ (français) est celle de « Quatre ». Choisissez-en une autre.',
    )
  })

  it('are well once either has another address', async () => {
    await staff.change('pages', holder, { path: '/cinq/' })
    expect([await pathOf(`page:${holder}`), await pathOf(`page:${loser}`)]).toEqual([
      '/cinq/',
      '/quatre/',
    ])
    expect((await reported())?.count).toBe(0)
    await storeByHand('pages', loser, '/cinq/')
    expect((await reported())?.count).toBe(1)
    await staff.change('pages', loser, { path: '/six/' })
    expect(await pathOf(`page:${loser}`)).toBe('/six/')
    expect((await reported())?.count).toBe(0)
  })
})

it('what stands above two with one address can still move', async () => {
  const parent = await bed.page({ fr: 'Guide' })
  const holder = await bed.page({ fr: 'Étape' }, { parent })
  const loser = await bed.page({ fr: 'Ailleurs' }, { parent })
  await storeByHand('pages', loser, 'Étape', 'title')
  // Without a title of its own, a language shows another's.
  expect((await reported())?.count).toBe(4)
  await staff.change('pages', parent, { title: 'Manuel' })
  expect(await pathOf(`page:${holder}`)).toBe('/manuel/etape/')
  expect((await reported())?.count).toBe(4)
  for (const id of [loser, holder, parent]) await staff.remove('pages', id)
})

it('two of one title are told apart on the dashboard', async () => {
  const parent = await bed.page({ fr: 'Dossier' })
  const other = await bed.page({ fr: 'Merci' }, { parent, path: '/sept/' })
  const one = await bed.page({ fr: 'Merci' })
  await storeByHand('pages', one, '/sept/')
  expect((await reported())?.items.map(({ title, note }) => `${title}: ${note}`)).toEqual([
    `Merci (${one}): /sept/ (FR) belongs to ‘Merci (${other})’`,
    `Merci (${other}): /sept/ (FR) is also asked for by ‘Merci (${one})’`,
  ])
  for (const id of [one, other]) await staff.remove('pages', id)
})

it('one address of three is named once, with each of them once', async () => {
  const holder = await bed.page({ fr: 'Une' }, { path: '/huit/' })
  const losers = [await bed.page({ fr: 'Deux' }), await bed.page({ fr: 'Trois' })]
  for (const id of losers) await storeByHand('pages', id, '/huit/')
  const task = await reported()
  expect(task?.count).toBe(1)
  expect(task?.items.map(({ title, note }) => `${title}: ${note}`)).toEqual([
    'Deux: /huit/ (FR) belongs to ‘Une’',
    'Trois: /huit/ (FR) belongs to ‘Une’',
    'Une: /huit/ (FR) is also asked for by ‘Deux’ and ‘Trois’',
  ])
  expect(new Set(task?.items.map(({ key }) => key)).size).toBe(3)
  for (const id of [holder, ...losers]) await staff.remove('pages', id)
})

describe('an address that nobody has yet', () => {
  it('goes to the oldest of those that ask for it', async () => {
    const older = await publish('Ancien')
    const younger = await bed.page({ fr: 'Jeune' })
    await storeByHand('pages', younger, '/partage/')
    await storeByHand('articles', older, '/partage/')
    await completeContentRoutes(cms.payload)
    expect([await pathOf(`article:${older}`), await pathOf(`page:${younger}`)]).toEqual([
      '/partage/',
      '/jeune/',
    ])
    await staff.remove('articles', older)
    expect(await pathOf(`page:${younger}`)).toBe('/partage/')
  })

  it('is given to no page where the site or a property needs it', async () => {
    const city = await bed.city({ fr: 'Namur' })
    const { listingId } = await bed.property({ type: await bed.type({ fr: 'Maison' }), city })
    const house = (await pathOf(`property:${listingId}`)) ?? ''
    const page = await bed.page({ fr: 'Perdue' })
    for (const path of ['/admin/', '/nl/x/', '/a-louer/liege/studio/77/', house]) {
      await storeByHand('pages', page, path)
      await publish(`Après ${path}`)
      expect(await pathOf(`page:${page}`)).toBe('/perdue/')
    }
    expect(await reported()).toMatchObject({
      count: 1,
      items: [
        { title: 'Perdue', note: `${house} (FR) belongs to ‘${listingId} · Maison · Namur’` },
        { href: expect.stringMatching(/^\/admin\/collections\/properties\/\d+\?locale=fr$/) },
      ],
    })
    await staff.remove('pages', page)
  })

  it('stays free for a property that comes later', async () => {
    const place = '/a-vendre/maison/4711/'
    const early = { title: 'Tôt', kind: 'module', path: place }
    expect(await refusal(cms, (req) => staff.create('pages', early, { req }))).toContain(
      '(français) se trouvent des biens et des projets',
    )
    const page = await bed.page({ fr: 'Tôt' }, { path: '/tot/' })
    await storeByHand('pages', page, place)
    await committedSql(cms.payload).run(sql`
      UPDATE routes_locales SET path = ${place} WHERE path = '/tot/' AND _locale = 'fr'`)
    await completeContentRoutes(cms.payload)
    const type = await bed.type({ fr: 'Maison' })
    await bed.property({ type, listingId: 4711, city: undefined })
    expect([await pathOf('property:4711'), await pathOf(`page:${page}`)]).toEqual([place, null])
    expect(await reported()).toMatchObject({ count: 1 })
    await staff.change('pages', page, { path: '/tot/' })
    expect(await pathOf(`page:${page}`)).toBe('/tot/')
  })
})

it('an address moves on in one save, however many entries stand between', async () => {
  const first = await bed.page({ fr: 'Première' })
  for (let number = 0; number < 105; number += 1) await publish(`Conseil ${number}`)
  const last = await publish('Dernier')
  await staff.change('articles', last, { path: '/a-ceder/' })
  await storeByHand('pages', first, '/a-ceder/')
  await staff.change('articles', last, { path: '/nouveau/' })
  expect([await pathOf(`page:${first}`), await pathOf(`article:${last}`)]).toEqual([
    '/a-ceder/',
    '/nouveau/',
  ])
})
