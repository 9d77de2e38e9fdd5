import type { Where } from 'payload'
import { and, eq, getTableColumns, isNull, type Column, type SQL } from './drizzle'
import type { Table } from './sql'

/**
 * What is on the site is published, not withdrawn from its feed and not in the bin, as far as its
 * collection knows of these. It is said here for every way to ask, and nowhere else. Decision 018.
 */
const PUBLISHED = 'published'

/** The condition that leaves what is on the site; undefined for a table without drafts, feed and bin, which leaves all. */
export function onSite(table: Table): SQL | undefined {
  const { _status, deletedAt, withdrawnAt }: Record<string, Column | undefined> = getTableColumns(table)
  return and(_status && eq(_status, PUBLISHED), withdrawnAt && isNull(withdrawnAt), deletedAt && isNull(deletedAt))
}

/** The same of listings for Payload's own reads, which leave out the bin themselves. */
export const listingsOnSite = (): Where => ({ _status: { equals: PUBLISHED }, withdrawnAt: { exists: false } })

interface ListingState {
  _status: string | null
  deletedAt: string | null
  withdrawnAt: string | null
}

/** The same of a listing that was read. */
export const isOnSite = ({ _status, deletedAt, withdrawnAt }: ListingState): boolean =>
  _status === PUBLISHED && withdrawnAt === null && deletedAt === null
