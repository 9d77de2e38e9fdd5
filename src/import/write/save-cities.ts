import type { BasePayload } from 'payload'
import { storedTownKeys, townKeys, withTownKeys } from '@/domain/feeds/town-keys'
import { LANGUAGES } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { perLanguage } from '@/routes/paths'
import { recordChange } from '@/cms/change-log/changes'
import { readNames } from '@/cms/route-table/names'
import { routeProjects } from '@/cms/route-table/project-routes'
import { routeProperties } from '@/cms/route-table/property-routes'
import { asc, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf, type Sql, type TableNamed } from '@/cms/database/sql'
import { insertRows } from '@/cms/database/bulk'
import type { FeedCity } from '../parse/types'
import type { NamedRow } from './listing'
import { townsByName, type FindTowns } from './town-names'
import { inTransaction, type Writer } from '@/cms/database/transaction'

type Country = TableNamed<'cities'>['$inferSelect']['countryId']

interface StoredCity extends NamedRow {
  zip: string
  countryId: string
  latitude: number | null
  longitude: number | null
  /** Under which keys feeds brought it. */
  feedKeys: string[]
}

/** The first of the stored cities by each key: of what it is called now, and of what feeds go on calling it. */
interface KnownCities {
  called: Map<string, StoredCity>
  remembered: Map<string, StoredCity>
}

/** Cities in one transaction, which reads all anew: few enough to hold the lock for some tens of milliseconds. */
const BATCH = 100

/**
 * Finds the feed's places among the cities by country, postcode and any of their names, else by those under which
 * a feed brought them before staff renamed them, and creates the others. A known one only gains what it lacks: names of
 * further languages and its position; what staff wrote stays, and one that they added since the import began is known.
 * Gives the cities by the feed's key, all that there are by name, and how many were written.
 */
export async function saveCities(
  payload: BasePayload,
  cities: FeedCity[],
): Promise<{ cities: Map<string, NamedRow>; findTowns: FindTowns; created: number; updated: number }> {
  let known = await storedCities(payload, committedSql(payload))
  const saved = new Map<string, StoredCity>()
  const open: FeedCity[] = []
  for (const city of cities) {
    const found = find(known, city)
    if (found && !gains(city, found)) saved.set(city.key, found)
    else open.push(city)
  }
  await rememberKeys(payload, cities, saved)
  let created = 0
  for (let start = 0; start < open.length; start += BATCH) {
    await inTransaction(payload, async (writer) => {
      known = await storedCities(payload, writer.sql)
      for (const city of open.slice(start, start + BATCH)) {
        const found = find(known, city)
        const row = found ? await complete(writer, found, city) : await create(writer, city)
        if (!found) created += 1
        know(known, row)
        saved.set(city.key, row)
      }
    }, 'content')
  }
  return { cities: saved, findTowns: townsByName([...known.called.values(), ...known.remembered.values()]), created, updated: open.length - created }
}

function find({ called, remembered }: KnownCities, city: FeedCity): StoredCity | undefined {
  const keys = townKeys(city)
  return [called, remembered].flatMap((known) => keys.flatMap((key) => known.get(key) ?? []))[0]
}

/** Notes a city under its keys, but those that another has already; in the place of what it was before. */
function know({ called, remembered }: KnownCities, city: StoredCity): void {
  const note = (known: Map<string, StoredCity>, key: string) => {
    if ((known.get(key)?.id ?? city.id) === city.id) known.set(key, city)
  }
  for (const key of townKeys(city)) note(called, key)
  for (const key of city.feedKeys) note(remembered, key)
}

const lacksPosition = (city: StoredCity): boolean =>
  city.latitude === null || city.longitude === null

const missing = (city: FeedCity, found: NamedRow) =>
  LANGUAGES.filter((language) => city.names[language] && !found.names[language])

const gains = (city: FeedCity, found: StoredCity): boolean =>
  missing(city, found).length > 0 || (lacksPosition(found) && city.latitude !== null)

async function storedCities(payload: BasePayload, sql: Sql): Promise<KnownCities> {
  const known: KnownCities = { called: new Map(), remembered: new Map() }
  const table = tableOf(payload, 'cities')
  const rows = await sql.select().from(table).orderBy(asc(table.id))
  const names = await readNames(payload, sql, 'cities', 'name')
  for (const row of rows) know(known, { ...row, names: names.get(row.id) ?? {}, feedKeys: storedTownKeys(row.feedKeys) })
  return known
}

async function create(writer: Writer, city: FeedCity): Promise<StoredCity> {
  const { zip, countryId, latitude, longitude } = city
  const table = tableOf(writer.payload, 'cities')
  const now = new Date().toISOString()
  const feedKeys = townKeys(city)
  const rows = await writer.sql
    .insert(table)
    .values({
      zip, latitude, longitude, feedKeys, createdAt: now, updatedAt: now,
      countryId: countryId as Country,
    })
    .returning({ id: table.id })
  const row = { ...city, feedKeys, id: (rows[0] as { id: number }).id }
  await writeNames(writer, row.id, city, LANGUAGES.filter((language) => city.names[language]))
  await recordChange(writer, [`city:${row.id}`])
  return row
}

async function complete(writer: Writer, found: StoredCity, city: FeedCity): Promise<StoredCity> {
  const table = tableOf(writer.payload, 'cities')
  const { latitude, longitude } = lacksPosition(found) ? city : found
  const feedKeys = withTownKeys(found.feedKeys, townKeys(city))
  await writer.sql
    .update(table)
    .set({ latitude, longitude, feedKeys, updatedAt: new Date().toISOString() })
    .where(eq(table.id, found.id))
  const languages = missing(city, found)
  await writeNames(writer, found.id, city, languages)
  if (languages.length > 0) {
    await routeProjects(writer, { city: found.id })
    await routeProperties(writer, { city: found.id })
  }
  await recordChange(writer, [`city:${found.id}`])
  const names = perLanguage((language) => found.names[language] || city.names[language] || null)
  return { ...found, latitude, longitude, feedKeys, names }
}

/** Notes under which keys the feed brings towns that are known and gain nothing: no visitor sees it, so nothing is told of it. */
async function rememberKeys(payload: BasePayload, cities: FeedCity[], saved: ReadonlyMap<string, StoredCity>): Promise<void> {
  const keys = new Map<StoredCity, string[]>()
  for (const city of cities) {
    const found = saved.get(city.key)
    if (found) keys.set(found, withTownKeys(keys.get(found) ?? found.feedKeys, townKeys(city)))
  }
  const open = [...keys].filter(([{ feedKeys }, all]) => all.length > feedKeys.length)
  for (const some of chunks(open, BATCH)) {
    await inTransaction(payload, async ({ sql }) => {
      const table = tableOf(payload, 'cities')
      for (const [{ id }, feedKeys] of some) await sql.update(table).set({ feedKeys }).where(eq(table.id, id))
    }, 'content')
    for (const [city, feedKeys] of some) city.feedKeys = feedKeys
  }
}

const writeNames = (
  { payload, sql }: Writer,
  id: number,
  city: FeedCity,
  languages: (typeof LANGUAGES)[number][],
): Promise<void> =>
  insertRows(
    sql,
    tableOf(payload, 'cities_locales'),
    languages.map((language) => ({
      name: city.names[language],
      _locale: language,
      _parentID: id,
    })),
    { key: ['_locale', '_parentID'], update: ['name'] },
  )
