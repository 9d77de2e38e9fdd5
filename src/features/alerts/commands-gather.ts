import 'server-only'
import type { BasePayload } from 'payload'
import { idsIn, type Scope } from '@/cms/change-log/changes'
import { and, asc, eq, gt, inArray, lte, sql as raw } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { wakeMails } from '@/cms/mails/wake'
import { loadedMemory, type Memory } from '@/content/memory/memory'
import { siteLanguageFor } from '@/content/site'
import { isSameOffer, newsOf, offerNow, type OfferState } from '@/domain/alerts/news'
import { rhythmOf } from '@/domain/alerts/subscription'
import { DemandBook, type ToTell } from '@/domain/alerts/told'
import { wishOf } from '@/domain/alerts/wish'
import type { Goal } from '@/domain/properties/goal'
import { listingOf, type Listing } from '@/domain/search/criteria/table'
import { groundOf } from '@/domain/search/search'
import { chunks } from '@/lib/chunks'
import { isDoc } from '@/lib/documents'
import { letOthersRun } from '@/lib/let-others-run'

/** As many demands as are read without letting others run. */
const DEMANDS = 500
/** As many properties as are compared in one transaction, and without letting others run. */
const LISTINGS = 200
const ROWS = 100

/** The last recorded change of which the properties have been compared; null before the first time. */
let compared: number | null = null
let gathering: Promise<void> | undefined

/**
 * Compares the properties that changed since it was last called with what is remembered of them (the first
 * time every one), and notes who is to be told of what is new. Mails are written later. Called while it
 * runs, it waits for that and nothing more: the next call sees what changed meanwhile.
 */
export function gatherNews(payload: BasePayload, now = new Date()): Promise<void> {
  gathering ??= gather(payload, loadedMemory(), now).finally(() => {
    gathering = undefined
  })
  return gathering
}

async function gather(payload: BasePayload, memory: Memory, now: Date): Promise<void> {
  const { applied } = memory
  const changed = compared === null ? await allListings(payload, memory) : await changedListings(payload, compared, applied)
  const book = new DemandBook(groundOf(memory.catalogue), now)
  const inBook = new Set<Goal>()
  for (const some of chunks(changed, LISTINGS)) {
    await letOthersRun()
    const offers = await differences(payload, memory, some)
    for (const goal of goalsOf(offers)) {
      if (!inBook.has(goal)) await addDemands(payload, book, goal)
      inBook.add(goal)
    }
    const tell: ToTell[] = []
    for (const { listing, news } of offers) {
      if (!listing || !news) continue
      tell.push(...book.whomToTell(listing, news))
      await letOthersRun()
    }
    if (offers.length > 0) await remember(payload, offers, tell)
    if (tell.length > 0) wakeMails()
  }
  compared = applied
}

/** The numbers of all properties, and of those that were in the lists before. */
async function allListings(payload: BasePayload, { catalogue }: Memory): Promise<number[]> {
  const known = tableOf(payload, 'known_offers')
  const before = await committedSql(payload).select({ listing: known.listing }).from(known).where(gt(known.shown, 0))
  const now = [...catalogue.listed()].map(({ id }) => id)
  return [...new Set([...now, ...before.map(({ listing }) => listing)])]
}

/** The numbers of the properties that recorded changes name. */
async function changedListings(payload: BasePayload, after: number, until: number): Promise<number[]> {
  const changes = tableOf(payload, 'content_changes')
  const rows = await committedSql(payload)
    .select({ scopes: changes.scopes })
    .from(changes)
    .where(and(gt(changes.id, after), lte(changes.id, until)))
  return [...new Set(rows.flatMap(({ scopes }) => idsIn(scopes as Scope[], 'property')))]
}

interface Difference {
  id: number
  listing: Listing | null
  now: OfferState
  news: ReturnType<typeof newsOf>
}

/** What differs of some properties from what is remembered. */
async function differences(payload: BasePayload, { catalogue }: Memory, ids: number[]): Promise<Difference[]> {
  const known = tableOf(payload, 'known_offers')
  const { listing, price, shown } = known
  const rows = await committedSql(payload).select({ listing, price, shown }).from(known).where(inArray(listing, ids))
  const before = new Map(rows.map((row) => [row.listing, row]))
  return ids.flatMap((id) => {
    const row = catalogue.get(id)
    const own = row ? listingOf(row) : null
    const past = before.get(id) ?? null
    const now = offerNow(own, past)
    // What never was in a list and is in none is nothing to remember.
    if (isSameOffer(past, now) || (!past && now.shown === 0)) return []
    return [{ id, listing: own, now, news: newsOf(past, now) }]
  })
}

/** What is for sale or for rent of what is new. */
const goalsOf = (offers: readonly Difference[]): Set<Goal> =>
  new Set(offers.flatMap(({ listing, news }) => (news && listing?.goal) ?? []))

/** Adds every confirmed demand of a goal to the book. */
async function addDemands(payload: BasePayload, book: DemandBook, goal: Goal): Promise<void> {
  const table = tableOf(payload, 'subscriptions')
  const { criteria, email, id, language, rhythm } = table
  const isOwn = and(eq(table.goal, goal), eq(table.kind, 'demand'), eq(table.state, 'confirmed'))
  for (let last = 0; ; ) {
    const rows = await committedSql(payload)
      .select({ criteria, email, id, language, rhythm })
      .from(table)
      .where(and(gt(id, last), isOwn))
      .orderBy(asc(id))
      .limit(DEMANDS)
    for (const row of rows) {
      const wish = wishOf(isDoc(row.criteria) ? row.criteria : {})
      book.add({ id: row.id, email: row.email, language: siteLanguageFor(row.language), rhythm: rhythmOf(row.rhythm), wish })
    }
    if (rows.length < DEMANDS) return
    last = rows.at(-1)?.id ?? last
    await letOthersRun()
  }
}

/**
 * Notes who is to be told, then what was compared: what a crash interrupts is compared again, and that
 * nobody is told twice of one price is the unique index of the table. No transaction is long.
 */
async function remember(payload: BasePayload, offers: readonly Difference[], tell: readonly ToTell[]): Promise<void> {
  const known = tableOf(payload, 'known_offers')
  const told = tableOf(payload, 'told_listings')
  const sql = committedSql(payload)
  for (const some of chunks([...tell], ROWS)) {
    await sql.insert(told).values(some.map((one) => ({ ...one, toldAt: null }))).onConflictDoNothing()
    await letOthersRun()
  }
  const { price, shown } = known
  await sql
    .insert(known)
    .values(offers.map(({ id, now }) => ({ listing: id, ...now })))
    .onConflictDoUpdate({ target: known.listing, set: { shown: excluded(shown), price: excluded(price) } })
}

/** The value that was to be inserted. */
const excluded = ({ name }: { name: string }) => raw`excluded.${raw.identifier(name)}`
