import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminMessage, languageName } from '@/cms/fields/labels'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { PAYLOAD_WORDS } from '@/i18n/payload-words'
import { askApi } from '../../support/ask-api'
import { startCms, type Cms } from '../../support/cms'
import { contentBed } from '../../support/content-bed'
import { staffOf } from '../../support/staff'
import { storedRows } from '../../support/stored-rows'

/** What staff read of each of many documents that they may not change so: which one it is, and why. */

let cms: Cms
let staff: ReturnType<typeof staffOf>
let bed: ReturnType<typeof contentBed>
let token: string
let colleague: number

beforeAll(async () => {
  cms = await startCms()
  staff = staffOf(cms)
  bed = contentBed(cms)
  const password = 'four words in a row'
  const user = async (email: string, roles: ('administrator' | 'editor')[]) =>
    (await cms.payload.create({ collection: 'users', data: { name: 'Ed', email, password, roles } })).id
  await user('boss@example.be', ['administrator'])
  colleague = await user('colleague@example.be', ['editor'])
  token = String((await cms.payload.login({ collection: 'users', data: { email: 'boss@example.be', password } })).token)
})
afterAll(() => cms.stop())

/** What is said of each that refused, all of which stay as they were. */
async function refused(language: Language, method: string, [collection, ids, more]: [string, number[], string?], data?: object) {
  const before = await storedRows(cms, collection, ids)
  const path = `/${collection}?where[id][in]=${ids.join()}&locale=fr&depth=0${more ?? ''}`
  const response = await askApi(method, path, data, { token, headers: { 'Accept-Language': language } })
  const { errors } = (await response.json()) as { errors: { message: string }[] }
  expect([response.status, await storedRows(cms, collection, ids)]).toEqual([400, before])
  return errors.map(({ message }) => message)
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = (key: string, values: Record<string, string | number> = {}) => adminMessage(key, language, values)
  const why = (name: string, reason: string) => text('errors.reasonOf', { name, reason })

  it('that an address is somebody else’s', async () => {
    const path = `/${language}-pris/`
    await staff.create('pages', { title: `Titulaire ${language}`, kind: 'module', path, _status: 'published' })
    const page = await staff.create('pages', { title: `Seconde ${language}`, kind: 'module', _status: 'published' })
    const taken = text('errors.pathTaken', { path, language: languageName('fr', language), owner: `Titulaire ${language}` })
    expect(await refused(language, 'PATCH', ['pages', [page], '&draft=true'], { path, _status: 'published' })).toEqual([
      // In French the sentence does not call the field as its label does.
      why(`Seconde ${language}`, language === 'fr' ? why(text('pages.path'), taken) : taken),
    ])
  })

  it('that a field is missing', async () => {
    const article = await staff.create('articles', { name: `Sans catégorie ${language}`, _status: 'draft' }, { draft: true })
    const lacks = why(text('articles.category'), PAYLOAD_WORDS[language].validation.required)
    expect(await refused(language, 'PATCH', ['articles', [article], '&draft=true'], { _status: 'published' })).toEqual([
      why(`Sans catégorie ${language}`, lacks),
    ])
  })

  it('that somebody is at work on it', async () => {
    const page = await staff.create('pages', { title: `Ouverte ${language}`, kind: 'module', _status: 'draft' })
    const lock = { document: { relationTo: 'pages', value: page }, user: { relationTo: 'users', value: colleague } }
    await cms.payload.db.create({ collection: 'payload-locked-documents', data: lock })
    const held = [why(`Ouverte ${language}`, text('errors.locked'))]
    expect(await refused(language, 'PATCH', ['pages', [page], '&draft=true'], { sort: 3 })).toEqual(held)
    expect(await refused(language, 'PATCH', ['pages', [page]], { _status: 'draft' })).toEqual(held)
    expect(await refused(language, 'DELETE', ['pages', [page]])).toEqual(held)
  })

  it('that a property lacks what the law requires, by its number and type', async () => {
    const type = await bed.type({ [language]: `Woning ${language}` })
    const house = { type, goal: '0', status: 'available', marquee: '0', countryId: '10', zip: '5000' }
    const property = await staff.create('properties', { ...house, _status: 'draft' }, { draft: true })
    const { listingId } = await staff.read('properties', property, { draft: true })
    const [said = ''] = await refused(language, 'PATCH', ['properties', [property], '&draft=true'], { _status: 'published' })
    const needed = text('errors.missingMention', { label: '' })
    expect([said.startsWith(why(`${listingId} · Woning ${language}`, needed)), said.split(needed).length > 2]).toEqual([true, true])
  })

  it('which one it is, where what is published is at fault and the newest draft is not', async () => {
    const type = await bed.type({ [language]: `Kot ${language}` })
    const { id, listingId } = await bed.property({ type })
    await staff.change('properties', id, { typeDescription: 'Brouillon' }, { draft: true })
    const table = tableOf(cms.payload, 'properties')
    await committedSql(cms.payload).update(table).set({ virtualTourUrl: 'no address' }).where(eq(table.id, id))
    const [said = ''] = await refused(language, 'PATCH', ['properties', [id]], { price: 7 })
    const name = why(`${listingId} · Kot ${language}`, '')
    expect([said.startsWith(name), said.length > name.length]).toEqual([true, true])
  })

  it('that it is in use', async () => {
    const type = await bed.type({ fr: `Type ${language}` })
    await bed.property({ type, _status: 'draft' })
    const said = await refused(language, 'DELETE', ['types', [type]])
    expect(said).toEqual([why(`Type ${language}`, text('errors.inUseByProperties', { count: 1 }))])
  })
})
