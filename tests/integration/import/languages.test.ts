import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { readLastImport } from '@/domain/feeds/last-import'
import { startCms, type Cms } from '../../support/cms'
import { feedOf, listing } from '../../support/feed'
import { everything, prepareImport, runImport } from '../../support/import-bed'

const IDS = [101, 102, 103, 104, 105, 106]
const PROJECT = { ID: 901, WebID: 2, Goal: 0, Name: 'Les Tilleuls', Zip: '9300', City: 'Alost', language: 'fr' }
const german = (ID: number) => ({ ...listing(ID)[0], language: 'de', City: 'Aalst', TypeDescription: 'Schönes Haus', Description: '' })
const french = (ID: number, more = {}) => listing(ID, more).filter(({ language }) => language === 'fr')

let cms: Cms
let folder: string

const run = (changed: Record<number, Record<string, unknown>[]> = {}) =>
  runImport(cms, folder, feedOf(IDS.map((id) => changed[id] ?? listing(id)), [PROJECT]))

/** What the database holds of a listing: its row, and its headline by language. */
const stored = async (listingId: number) => {
  const sql = committedSql(cms.payload)
  const [table, locales] = [tableOf(cms.payload, 'properties'), tableOf(cms.payload, 'properties_locales')]
  const [row] = await sql.select().from(table).where(eq(table.listingId, listingId))
  const texts = await sql.select().from(locales).where(eq(locales._parentID, row!.id))
  return { ...row!, said: Object.fromEntries(texts.map((one) => [one._locale, one.typeDescription])), texts }
}
const write = async (listingId: number, typeDescription: string) =>
  cms.payload.update({ collection: 'properties', id: (await stored(listingId)).id, locale: 'de', data: { typeDescription } })
const noted = async (listingId: number) => readLastImport((await stored(listingId)).lastImport)?.languages

beforeAll(async () => {
  cms = await startCms()
  folder = await prepareImport(cms)
})
beforeEach(async () => {
  await run()
})
afterAll(() => cms.stop())

it('a row in a new language is written to its own listing, and to no other', async () => {
  await write(101, 'Von uns')
  const before = await stored(101)
  const { counts } = await run({ 102: [...listing(102), german(102)] })
  expect(counts).toMatchObject({ updated: 1, unchanged: 5 })
  expect(await stored(101)).toEqual(before)
  expect((await stored(102)).said.de).toBe('Schönes Haus')
  expect([await noted(101), await noted(102)]).toEqual([['nl', 'fr'], ['nl', 'fr', 'de']])
})

it('a language in which the feed never had a listing stays staff’s when other facts of it change', async () => {
  await write(101, 'Von uns')
  await run({ 101: listing(101, { Price: 5 }), 102: [...listing(102), german(102)] })
  expect(await stored(101)).toMatchObject({ price: 5, said: { de: 'Von uns', fr: 'Belle maison', nl: 'Mooi huis' } })
})

it('a language that a listing loses is emptied once, and is staff’s from then on', async () => {
  expect((await run({ 103: french(103) })).counts).toMatchObject({ updated: 1 })
  const lost = await stored(103)
  expect(lost.said).toMatchObject({ fr: 'Belle maison', nl: null })
  expect(lost.texts.find(({ _locale }) => _locale === 'nl')?.description).toBeNull()
  expect(readLastImport(lost.lastImport)?.changes).toContainEqual({ field: 'typeDescription', language: 'nl', from: 'Mooi huis', to: null })
  expect(await noted(103)).toEqual(['fr'])
  const again = await everything(cms)
  expect((await run({ 103: french(103) })).counts).toMatchObject({ updated: 0 })
  expect(await everything(cms)).toBe(again)
  const { id } = lost
  await cms.payload.update({ collection: 'properties', id, locale: 'nl', data: { typeDescription: 'Van ons' } })
  await run({ 103: french(103, { Price: 7 }) })
  expect(await stored(103)).toMatchObject({ price: 7, said: { nl: 'Van ons' } })
})

it('what staff locked in a language that is lost stays', async () => {
  const { id } = await stored(104)
  const data = { typeDescription: 'Van ons', lockedFields: ['typeDescription.nl' as const] }
  await cms.payload.update({ collection: 'properties', id, locale: 'nl', data })
  await run({ 104: french(104) })
  const { said, texts } = await stored(104)
  expect(said).toMatchObject({ fr: 'Belle maison', nl: 'Van ons' })
  expect(texts.find(({ _locale }) => _locale === 'nl')?.description).toBeNull()
})

it('a listing that was withdrawn in two languages and is back in one loses the other', async () => {
  const gone = feedOf(IDS.filter((id) => id !== 105).map((id) => listing(id)), [PROJECT])
  await runImport(cms, folder, gone)
  expect(await noted(105)).toEqual(['nl', 'fr'])
  await run({ 105: french(105) })
  expect((await stored(105)).said).toMatchObject({ fr: 'Belle maison', nl: null })
})

it('pictures that are written by themselves leave the languages of their listing', async () => {
  await run({ 106: french(106) })
  await run({ 106: french(106, { Pictures: [{ Url: 'pictures/blue.jpg' }] }) })
  expect(await noted(106)).toEqual(['fr'])
})

it('the languages of a listing that no import has written since they are noted are its own', async () => {
  const table = tableOf(cms.payload, 'properties')
  await run({ 106: french(106) })
  await committedSql(cms.payload).update(table).set({ lastImport: null })
  await run({ 106: french(106) })
  expect([await noted(101), await noted(106)]).toEqual([['nl', 'fr'], ['fr']])
})
