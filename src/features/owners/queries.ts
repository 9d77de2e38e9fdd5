import 'server-only'
import { listOf } from '@/cms/database/dialect'
import { inArray } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { readHistoryStates, readOncePublic } from '@/cms/history/events'
import { readHistory } from '@/cms/history/read-history'
import { readFigures, readStatistics } from '@/cms/statistics/read-statistics'
import { readAnyProperties } from '@/content/catalogue/load-properties'
import { cms } from '@/content/client'
import { officeContact } from '@/content/office-contact'
import { pageInAnyLanguage, type Site } from '@/content/site'
import { canSeeProperty, type OwnerRights } from '@/domain/owners/rules'
import type { OwnedProperty, PortalContent, StaffView } from '@/domain/owners/views'
import { addressOf } from '@/domain/properties/detail-place'
import { cardView } from '@/domain/search/card'
import { shownPriceIn } from '@/domain/search/shown-price'
import { isLanguage, type Localized } from '@/i18n/languages'
import type { SignedInOwner } from './queries-session'

const NO_FIGURES = { today: 0, week: 0, month: 0, total: 0 }

async function readRows(rows: readonly number[]) {
  const payload = await cms()
  const { boxNr, deletedAt, houseNumber, id, withdrawnAt } = tableOf(payload, 'properties')
  return committedSql(payload)
    .select({ boxNr, deletedAt, houseNumber, id, withdrawnAt })
    .from(tableOf(payload, 'properties'))
    .where(inArray(id, listOf(rows)))
}

/** The streets of properties in every language, by row. */
async function readStreets(rows: readonly number[]): Promise<Map<number, Localized<string>>> {
  const payload = await cms()
  const texts = tableOf(payload, 'properties_locales')
  const { _locale, _parentID, street } = texts
  const read = await committedSql(payload).select({ _locale, _parentID, street }).from(texts).where(inArray(_parentID, listOf(rows)))
  const streets = new Map<number, Localized<string>>()
  for (const row of read) {
    if (row.street && isLanguage(row._locale)) streets.set(row._parentID, { ...streets.get(row._parentID), [row._locale]: row.street })
  }
  return streets
}

/** The properties that an owner may see, in the order that staff gave them; none for nobody. Spec §1. */
async function ownedProperties(site: Site, owner: OwnerRights): Promise<OwnedProperty[]> {
  const payload = await cms()
  const rows = (await readRows(owner.properties)).filter((row) => canSeeProperty(owner, row))
  const allowed = new Map(rows.map((row) => [row.id, row]))
  const figures = await readFigures(payload, { properties: [...allowed.keys()] })
  const read = await readAnyProperties(payload, [...allowed.keys()])
  const streets = await readStreets([...allowed.keys()])
  const stateOf = await readStates(rows)
  const shown = read.flatMap((listed): [number, OwnedProperty][] => {
    const row = allowed.get(listed.row)
    if (!row) return []
    const sitePage = stateOf(row) === 'online' ? pageInAnyLanguage(site, `property:${listed.id}`) : null
    // Its owner knows at what price it was sold or rented.
    const price = shownPriceIn(listed, site.language)
    const card = { ...cardView(listed, site.catalogue, site.language, sitePage?.href ?? ''), price }
    const { boxNr, houseNumber } = row
    const address = addressOf({ boxNr, houseNumber, street: streets.get(row.id) }, site.language)?.text ?? ''
    return [[listed.row, { id: listed.id, address, card, state: stateOf(row), sitePage, figures: figures.get(listed.row) ?? NO_FIGURES }]]
  })
  const byRow = new Map(shown)
  return owner.properties.flatMap((row) => byRow.get(row) ?? [])
}

type OwnedRow = Awaited<ReturnType<typeof readRows>>[number]

/** Whether visitors see properties now, in whatever language, or saw them before. */
async function readStates(rows: readonly OwnedRow[]): Promise<(row: OwnedRow) => OwnedProperty['state']> {
  const payload = await cms()
  const step = { payload, sql: committedSql(payload) }
  const ids = rows.map(({ id }) => id)
  const [states, oncePublic] = await Promise.all([readHistoryStates(step, ids), readOncePublic(step, ids)])
  return ({ id, withdrawnAt }) => {
    if (states.get(id)?.isPublic) return 'online'
    return withdrawnAt !== null || oncePublic.has(id) ? 'withdrawn' : 'draft'
  }
}

/** The list of an owner's properties; to whoever has none, whom to ask. */
export async function ownedList(site: Site, owner: SignedInOwner, staffView: StaffView | null): Promise<PortalContent> {
  const properties = await ownedProperties(site, owner)
  return properties.length === 0 ? noneOf(owner, 'properties', staffView) : { kind: 'properties', staffView, name: owner.name, properties }
}

const noneOf = async ({ agency, name }: SignedInOwner, page: 'properties' | 'statistics', staffView: StaffView | null): Promise<PortalContent> => ({
  kind: 'none', page, staffView, name, contact: await officeContact(agency),
})

/**
 * How the properties of an owner do: the one with a public number, or all together where nothing is asked
 * (an empty text). Anything else is gone: nobody learns of a property whether it exists. Spec §2.
 */
export async function ownedStatistics(site: Site, owner: SignedInOwner, asked: string, staffView: StaffView | null = null): Promise<PortalContent> {
  const properties = await ownedProperties(site, owner)
  const named = properties.find(({ id }) => String(id) === asked) ?? null
  if (asked !== '' && named === null) return { kind: 'gone' }
  if (properties.length === 0) return noneOf(owner, 'statistics', staffView)
  // Of one that is alone everything is said.
  const chosen = named ?? (properties.length === 1 ? (properties[0] ?? null) : null)
  const wanted = new Set((chosen ? [chosen] : properties).map(({ id }) => id))
  const rows = await rowsOf(owner, wanted)
  const payload = await cms()
  const [only] = chosen ? rows : []
  const history = only === undefined ? null : ((await readHistory(payload, { properties: [only] })).get(only) ?? null)
  return { kind: 'statistics', staffView, properties, chosen, history, statistics: await readStatistics(payload, { properties: rows }) }
}

/** The rows behind public numbers, of those that are an owner's. */
async function rowsOf({ properties }: OwnerRights, numbers: ReadonlySet<number>): Promise<number[]> {
  const payload = await cms()
  const { id, listingId } = tableOf(payload, 'properties')
  const rows = await committedSql(payload).select({ id, listingId }).from(tableOf(payload, 'properties')).where(inArray(id, listOf(properties)))
  return rows.flatMap((row) => (row.listingId !== null && numbers.has(row.listingId) ? [row.id] : []))
}
