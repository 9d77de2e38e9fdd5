/**
 * The words of statements, which are the same for every database. Nothing else in the product names the
 * package of one: `sql.ts` has the tables, `adapter.ts` the database that is meant. Decision 100.
 */
export {
  and, asc, between, count, countDistinct, desc, eq, exists, getTableColumns, gt, gte, inArray, isNotNull, isNull,
  like, lt, lte, max, min, ne, not, notExists, notInArray, or, sql,
} from '@payloadcms/db-sqlite/drizzle'
export type { Column, SQL } from '@payloadcms/db-sqlite/drizzle'
