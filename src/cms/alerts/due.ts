import { gt, lte, or } from '../database/drizzle'
import type { TableNamed } from '../database/sql'

/** A digest waits for a morning, and a day has 25 hours at most: what lies further ahead was written while the clock was ahead. */
const FURTHEST_AHEAD_MS = 26 * 60 * 60 * 1000

/** What somebody is to be told of now. */
export const isToldNow = ({ dueAt }: TableNamed<'told_listings'>, now: Date) =>
  or(lte(dueAt, now.toISOString()), gt(dueAt, new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString()))
