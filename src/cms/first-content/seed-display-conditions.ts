import { sql } from '../database/drizzle'
import type { Sql } from '../database/sql'
import { SHARED_CONDITIONS, type SharedCondition } from './display-conditions'

type Db = Pick<Sql, 'all' | 'run'>

/**
 * Gives a database the display conditions that every site starts with; nothing where there are
 * any. It is a step of the migration that makes their tables, so that each site gets them once and
 * staff may delete them for good, and names the columns of that moment.
 */
export async function seedDisplayConditions(db: Db): Promise<void> {
  const counted = sql`SELECT count(*) AS count FROM display_conditions`
  const [row] = await db.all<{ count: number }>(counted)
  if (row && row.count > 0) return
  for (const condition of SHARED_CONDITIONS) await insertCondition(db, condition)
}

async function insertCondition(db: Db, condition: SharedCondition): Promise<void> {
  const { advancedCondition = [], compareWithValue = null, field, logic, name, shows } = condition
  const [row] = await db.all<{ id: number }>(sql`
    INSERT INTO display_conditions (active, field, logic, compare_with_value)
    VALUES (true, ${field}, ${logic}, ${compareWithValue}) RETURNING id`)
  const id = row?.id ?? null
  for (const [language, text] of Object.entries(name)) {
    await db.run(sql`INSERT INTO display_conditions_locales (name, _locale, _parent_id)
      VALUES (${text}, ${language}, ${id})`)
  }
  for (const [index, value] of shows.entries()) {
    await db.run(sql`INSERT INTO display_conditions_shows ("order", parent_id, value)
      VALUES (${index + 1}, ${id}, ${value})`)
  }
  for (const [index, further] of advancedCondition.entries()) {
    await db.run(sql`
      INSERT INTO display_conditions_advanced_condition
        (_order, _parent_id, id, "join", field, logic, compare_with_value)
      VALUES (${index + 1}, ${id}, ${`shared-${id}-${index}`}, ${further.join}, ${further.field},
        ${further.logic}, ${further.compareWithValue ?? null})`)
  }
}
