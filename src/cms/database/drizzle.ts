import {
  asc as ascending,
  Column,
  desc as descending,
  ilike,
  like as likeText,
  sql,
  type SQL,
  type SQLWrapper,
} from '@payloadcms/db-sqlite/drizzle'
import { isPostgres } from './which'

/**
 * The words of statements, and the same meaning of each in every database. Nothing else in the product
 * names the package of one: `sql.ts` has the tables, `dialect.ts` what is written otherwise in one than
 * in the other, `adapter.ts` the database that is meant. Decisions 100, 101.
 */
export {
  aliasedTable, and, between, count, eq, exists, getTableColumns, gt, gte, inArray, isNotNull, isNull,
  lt, lte, max, min, ne, not, notExists, notInArray, or, sql,
} from '@payloadcms/db-sqlite/drizzle'
export type { Column, SQL } from '@payloadcms/db-sqlite/drizzle'

/** Postgres has nothing behind everything, SQLite before it. What is never empty is left to its index. */
const canBeNull = (value: SQLWrapper): boolean => isPostgres() && !(value instanceof Column && value.notNull)

/** In rising order; what has no value comes first. */
export const asc = (value: SQLWrapper): SQL => (canBeNull(value) ? sql`${value} asc nulls first` : ascending(value))

/** In falling order; what has no value comes last. */
export const desc = (value: SQLWrapper): SQL => (canBeNull(value) ? sql`${value} desc nulls last` : descending(value))

/** Like a pattern; capitals are not told apart. */
export const like = (value: Column | SQL, pattern: string): SQL =>
  isPostgres() ? ilike(value, pattern) : likeText(value, pattern)
