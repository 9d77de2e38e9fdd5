import { sql as raw, type Column, type SQL } from './drizzle'
import { isPostgres } from './which'

/** What is written otherwise in one database than in the other: one function each, by what it does. Decision 101. */

/** A text inside a JSON column, by the names or numbers that lead to it; NULL where there is none. */
export const jsonText = (column: Column | SQL, ...steps: readonly (string | number)[]): SQL =>
  isPostgres()
    ? raw`${column} #>> ${`{${steps.join(',')}}`}::text[]`
    : raw`${column} ->> ${`$${steps.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`}`

/** The values of a group, with commas between them; NULL where there is none. */
export const joinedByCommas = (value: SQL): SQL<string | null> =>
  isPostgres() ? raw`string_agg((${value})::text, ',')` : raw`group_concat(${value})`

/** A list of values for `IN`, as one parameter however long it is. Against the texts of a choice it needs `asText`. */
export function listOf(values: readonly (string | number)[]): SQL {
  if (!isPostgres()) return raw`(SELECT value FROM json_each(${JSON.stringify(values)}))`
  if (values.length === 0) return raw`(NULL)`
  const type = raw.raw(typeof values[0] === 'number' ? 'bigint' : 'text')
  return raw`(SELECT value::${type} FROM json_array_elements_text(${JSON.stringify(values)}::json))`
}

/** A table of texts under a name, with the one column `value`. */
export const tableOfTexts = (values: readonly string[], name: string): SQL =>
  isPostgres()
    ? raw`json_array_elements_text(${JSON.stringify(values)}::json) ${raw.raw(name)}(value)`
    : raw`json_each(${JSON.stringify(values)}) ${raw.raw(name)}`

/** A table of pairs of numbers under a name, with the columns `one` and `other`. */
export function tableOfPairs(pairs: readonly (readonly [number, number])[], name: string): SQL {
  const data = JSON.stringify(pairs)
  const as = raw.raw(name)
  return isPostgres()
    ? raw`(SELECT (value ->> 0)::integer AS one, (value ->> 1)::integer AS other FROM json_array_elements(${data}::json)) ${as}`
    : raw`(SELECT value ->> 0 AS one, value ->> 1 AS other FROM json_each(${data})) ${as}`
}

/** Joins a table to what stands before it, and in that order, which SQLite does not find by itself. */
export const joinInOrder = (): SQL => raw.raw(isPostgres() ? 'JOIN' : 'CROSS JOIN')

/** A choice as a text: Postgres has a type for each. */
export const asText = (value: Column | SQL): SQL => (isPostgres() ? raw`(${value})::text` : raw`${value}`)

/** A choice in the type of another column that has the same ones. */
export const inTypeOf = (column: Column, value: SQL): SQL =>
  isPostgres() && column.enumValues ? raw`${value}::text::${raw.raw(`"${column.getSQLType()}"`)}` : value

/** A moment, in milliseconds, where nothing says that one is meant: it is stored as a text, or as one. */
export function momentValue(time: number): SQL {
  const text = new Date(time).toISOString()
  return isPostgres() ? raw`${text}::timestamptz` : raw`${text}`
}
