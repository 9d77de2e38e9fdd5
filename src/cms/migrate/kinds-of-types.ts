import { sql } from '../database/drizzle'
import type { Sql } from '../database/sql'

/**
 * Gives each property type the kind of building that its icon stood for until now, so that every
 * listing is asked what it was asked: land by the icon of land, what has no energy certificate by that
 * of industry, a home by that of homes. Which of them it is, its number says. Spec §3, §9.
 */
export async function kindsFromIcons(db: Pick<Sql, 'run'>): Promise<void> {
  await db.run(sql`UPDATE types SET kind = CASE
    WHEN icon_class = 4 THEN 'land'
    WHEN icon_class = 3 AND type_id = 7 THEN 'garage'
    WHEN icon_class = 3 THEN 'industrial'
    WHEN icon_class = 1 AND type_id IN (2, 3) THEN 'apartment'
    WHEN icon_class = 1 THEN 'house'
    WHEN type_id = 5 THEN 'investment'
    WHEN icon_class = 6 OR type_id = 6 THEN 'commercial'
    ELSE 'other' END`)
}
