import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type GlobalBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import { isNumberIn, NUMBERS_BY_HAND, type ListingNumbers } from '@/domain/properties/listing-numbers'
import { and, between, count, isNotNull, max, min, sql as raw } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { readNumbersByHand } from '../globals/numbers-by-hand'

type NumberedCollection = 'properties' | 'projects'

/**
 * Gives a listing made by hand a number of those meant for it, which no feed may use, and refuses
 * another one that somebody chose. The server itself may give any. Documents are saved one after the other
 * (decision 102), so two listings never get one number; the index would refuse the second.
 */
export const numberListing =
  (collection: NumberedCollection): CollectionBeforeValidateHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (!data) return data
    if (originalDoc?.listingId) return { ...data, listingId: originalDoc.listingId as number }
    if (operation !== 'create') return data
    const range = await readNumbersByHand(req)
    const chosen: unknown = data.listingId
    if (!chosen) return { ...data, listingId: await freeNumber(req, collection, range) }
    if (req.user && !isNumberIn(range, chosen)) {
      refuse({ collection }, 'listingId', adminMessage('errors.listingNumberOutside', req.i18n.language, { ...range }))
    }
    return data
  }

/** The number after the highest in use; once that is the last, the lowest that is free. */
async function freeNumber(req: PayloadRequest, collection: NumberedCollection, range: ListingNumbers) {
  // Not through Payload: a find with this `req` would change the language being saved.
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, collection)
  const { listingId } = table
  const used = between(listingId, range.from, range.to)
  const [row] = await sql.select({ highest: max(listingId), lowest: min(listingId) }).from(table).where(used)
  const { highest = null, lowest = null } = row ?? {}
  if (highest === null || highest < range.to) return (highest ?? range.from - 1) + 1
  if (lowest === null || lowest > range.from) return range.from
  const isNextTaken = raw`EXISTS (SELECT 1 FROM ${table} AS other
    WHERE other.listing_id = ${table}.listing_id + 1)`
  const [gap] = await sql
    .select({ before: min(listingId) })
    .from(table)
    .where(and(between(listingId, range.from, range.to - 1), raw`NOT ${isNextTaken}`))
  if (typeof gap?.before === 'number') return gap.before + 1
  return refuse({ collection }, 'listingId', adminMessage('errors.listingNumbersUsedUp', req.i18n.language, { ...range }))
}

/**
 * Refuses settings whose numbers for listings made by hand are in the wrong order, or are chosen
 * where listings of a feed have theirs: the feed could not bring a new one.
 */
export const checkNumbersByHand: GlobalBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before = rangeIn(originalDoc)
  const range = rangeIn({ ...(originalDoc as object), ...(data as object) })
  if (range.from === before.from && range.to === before.to) return data
  const where = { global: 'settings' }
  const field = range.from === before.from ? 'listingNumbersTo' : 'listingNumbersFrom'
  const { language } = req.i18n
  if (range.from > range.to) {
    refuse(where, field, adminMessage('errors.listingNumbersOrder', language, { ...range }))
  }
  for (const collection of ['properties', 'projects'] as const) {
    const sql = await sqlOf(req)
    const table = tableOf(req.payload, collection)
    const [taken] = await sql
      .select({ found: count(), number: min(table.listingId) })
      .from(table)
      .where(and(between(table.listingId, range.from, range.to), isNotNull(table.source)))
    if (!taken?.number) continue
    const found = { count: taken.found, number: taken.number }
    refuse(where, field, adminMessage('errors.listingNumbersOfFeed', language, found))
  }
  return data
}

function rangeIn(settings: unknown): ListingNumbers {
  const { listingNumbersFrom, listingNumbersTo } = (settings ?? {}) as Record<string, unknown>
  const { from, to } = NUMBERS_BY_HAND
  return {
    from: typeof listingNumbersFrom === 'number' ? listingNumbersFrom : from,
    to: typeof listingNumbersTo === 'number' ? listingNumbersTo : to,
  }
}

function refuse(
  where: { collection: string } | { global: string },
  path: string,
  message: string,
): never {
  throw new ValidationError({ ...where, errors: [{ message, path }] })
}
