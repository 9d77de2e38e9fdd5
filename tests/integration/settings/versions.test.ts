import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GlobalSlug } from 'payload'
import { writeGlobal } from '@/cms/first-content/write-localized'
import { completeRates } from '@/cms/first-content/seed-rates'
import { inTransaction } from '@/cms/database/transaction'
import { BEGAN_WITH } from '@/domain/saves/version'
import { lastChange } from '@/content/last-change'
import { everything } from '../../support/import-bed'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { restAs } from '../../support/rest-as'

type Fields = Record<string, unknown>

let cms: Cms
let bed: ReturnType<typeof contentBed>
let admin: Awaited<ReturnType<typeof restAs>>
let editor: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  cms = await startCms()
  bed = contentBed(cms)
  admin = await restAs(cms, 'administrator')
  editor = await restAs(cms, 'editor')
})
afterAll(() => cms.stop())

const save = (slug: string, data: object, locale = 'fr') =>
  cms.payload.updateGlobal({ slug, locale, data } as never) as unknown as Promise<Fields>
const read = async (slug: GlobalSlug): Promise<Fields> => {
  const stored = (await cms.payload.findGlobal({ slug, locale: 'all', depth: 0 })) as unknown as Fields
  return { ...stored, updatedAt: null }
}
const versions = async (slug: GlobalSlug) =>
  (await cms.payload.findGlobalVersions({ slug, limit: 0, pagination: false, sort: '-updatedAt', depth: 0 })).docs
const newest = async (slug: GlobalSlug) => (await versions(slug))[0]!.id
const restore = (slug: string, id: number | string, rest = admin) => rest('POST', `/globals/${slug}/versions/${id}`, {})
const toPage = (value: number) => ({ relationTo: 'pages', value })

describe('of a global', () => {
  it('each save is a version, what it was before the first one too, and no more than fifty are kept', async () => {
    // As a database has it that was made before there were versions.
    await save('popup', { title: 'Avant' })
    await cms.payload.db.deleteVersions({ globalSlug: 'popup', where: {} })
    await save('popup', { title: 'Après' })
    expect((await versions('popup')).map(({ version }) => (version as { title?: unknown }).title)).toEqual(['Après', 'Avant'])
    for (let count = 0; count < 52; count += 1) await save('popup', { delay: count })
    expect(await versions('popup')).toHaveLength(50)
  })

  it('that the site wrote itself there are none', async () => {
    await completeRates(cms.payload)
    expect(await versions('rates')).toHaveLength(0)
    await inTransaction(cms.payload, (step) => writeGlobal(step, 'footer', { showAgencies: false }))
    expect(await versions('footer')).toHaveLength(0)
  })

  it('a version restored is what it was to the letter: rows, their order, texts and where they lead', async () => {
    const [one, two, three] = [await bed.page({ fr: 'Un' }), await bed.page({ fr: 'Deux' }), await bed.page({ fr: 'Trois' })]
    const entry = (title: string, value: number) => ({ title, reference: toPage(value), childMenus: [{ title: `${title} bis`, reference: toPage(value) }] })
    const made = await save('header', { menu: [entry('A', one), entry('B', two), entry('C', three)], topBarShow: true })
    const rows = made.menu as { id: string }[]
    await save('header', { menu: rows.map((row, index) => ({ ...row, title: ['A nl', 'B nl', 'C nl'][index] })) }, 'nl')
    const before = await read('header')
    const version = await newest('header')
    await save('header', { menu: [rows[2], { title: 'Neuve', reference: toPage(one) }], topBarShow: false })
    const logged = await lastChange(cms.payload)
    const count = (await versions('header')).length
    const restoredAt = new Date().toISOString()
    expect((await restore('header', version)).status).toBe(200)
    expect(await read('header')).toEqual(before)
    expect(await lastChange(cms.payload)).toBeGreaterThan(logged)
    expect(await versions('header')).toHaveLength(count + 1)
    // The list of the admin is by when a version was made.
    const listed = await cms.payload.findGlobalVersions({ slug: 'header', sort: '-createdAt', limit: 1 })
    expect(listed.docs[0]?.id).toBe(await newest('header'))
    expect(Date.parse(listed.docs[0]?.createdAt ?? '')).toBeGreaterThan(Date.parse(restoredAt) - 1)
    expect(await restore('header', (await versions('header'))[1]!.id)).toMatchObject({ status: 200 })
    expect(((await read('header')).menu as Fields[]).map(({ reference }) => reference)).toEqual([toPage(three), toPage(one)])
  })

  it('rates are restored with the numbers and the texts of their rows', async () => {
    const before = await read('rates')
    // Of a global that is lists and nothing else, Payload writes no date by itself.
    const savedAt = async () => (await cms.payload.findGlobal({ slug: 'rates' })).updatedAt ?? ''
    const seededAt = await savedAt()
    expect((await save('rates', { vat: [] })).updatedAt).toBe(await savedAt())
    expect(Date.parse(await savedAt())).toBeGreaterThan(Date.parse(seededAt))
    const [second, first] = await versions('rates')
    expect((await restore('rates', first!.id, editor)).status).toBe(200)
    expect(await read('rates')).toEqual(before)
    const { docs } = await cms.payload.findGlobalVersions({ slug: 'rates', sort: '-createdAt' })
    expect(docs.map(({ id }) => id).slice(1)).toEqual([second!.id, first!.id])
  })
})

describe('a version is not restored', () => {
  const refused = async (asking: () => ReturnType<typeof restore>) => {
    const before = await everything(cms)
    const answer = await asking()
    expect(await everything(cms)).toBe(before)
    return [answer.status, answer.body.errors?.[0]?.data?.errors[0]?.message ?? answer.body.errors?.[0]?.message ?? '']
  }

  it('that a save would be refused for', async () => {
    const row = { percent: 21, validFrom: '2027-01-01T12:00:00.000Z', source: 'https://finances.belgium.be/' }
    await save('rates', { vat: [row] })
    const version = await newest('rates')
    // As an older release of the site may have let through.
    const { sql } = await import('@/cms/database/drizzle')
    const { committedSql } = await import('@/cms/database/sql')
    await committedSql(cms.payload).run(sql`UPDATE _rates_v_version_vat SET percent = 400 WHERE _parent_id = ${version}`)
    await save('rates', { vat: [] })
    expect(await refused(() => restore('rates', version))).toEqual([400, expect.stringContaining('100')])
  })

  it('by editors where it changes what only administrators may, by agents, by its number without one', async () => {
    await save('settings', { agencyName: 'Réseau', languages: ['nl', 'fr'], defaultLanguage: 'nl' })
    const version = await newest('settings')
    await save('settings', { agencyName: 'Autre', languages: ['nl', 'fr', 'de'] })
    const same = await newest('settings')
    await save('settings', { agencyName: 'Troisième' })
    expect(await refused(() => restore('settings', version, editor))).toEqual([403, expect.stringContaining('administrator')])
    expect((await restore('settings', same, editor)).status).toBe(200)
    expect((await read('settings')).agencyName).toBe('Autre')
    const agent = await restAs(cms, 'agent', (await cms.payload.create({ collection: 'agencies', data: { name: 'A' } })).id)
    expect(await refused(() => restore('settings', version, agent))).toEqual([403, expect.any(String)])
    for (const id of ['999999', 'x', '0']) {
      expect((await refused(() => restore('settings', id)))[0], id).toBeLessThan(500)
    }
    expect((await restore('settings', version)).status).toBe(200)
    expect(await read('settings')).toMatchObject({ agencyName: 'Réseau', languages: ['nl', 'fr'] })
  })

  it('that leads to what lies in the bin; once that is deleted for good, without the link', async () => {
    const id = await bed.page({ fr: 'Éphémère' })
    await save('popup', { reference: toPage(id) })
    const version = await newest('popup')
    await save('popup', { reference: null })
    await admin('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() })
    expect(await refused(() => restore('popup', version))).toEqual([409, expect.stringContaining('‘Éphémère’ (in the bin)')])
    await cms.payload.delete({ collection: 'pages', id, trash: true })
    expect((await restore('popup', version)).status).toBe(200)
    expect((await read('popup')).reference ?? null).toBeNull()
  })
})

it('a form that began before a version was restored is not saved over it', async () => {
  const { updatedAt } = await save('popup', { title: 'Au début' })
  const version = await newest('popup')
  await save('popup', { title: 'Ensuite' })
  await restore('popup', version)
  const { askApi } = await import('../../support/ask-api')
  const account = { email: 'late@example.be', password: 'four words in a row' }
  await cms.payload.create({ collection: 'users', data: { ...account, name: 'L', roles: ['editor'] } })
  const { token } = await cms.payload.login({ collection: 'users', data: account })
  const headers = { [BEGAN_WITH]: String(updatedAt) }
  const answer = await askApi('POST', '/globals/popup?locale=fr', { title: 'En retard' }, { token, headers })
  expect(answer.status).toBe(409)
  expect((await read('popup')).title).toMatchObject({ fr: 'Au début' })
})
