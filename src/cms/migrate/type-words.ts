import { TYPE_WORDS } from '@/domain/properties/type-words'
import { sql } from '../database/drizzle'
import type { Sql } from '../database/sql'

/** Gives the types that every site has the words they are also called; what is written there stays. */
export async function fillTypeWords(db: Pick<Sql, 'run'>): Promise<void> {
  for (const [number, words] of Object.entries(TYPE_WORDS)) {
    for (const [language, text] of Object.entries(words)) {
      await db.run(
        sql`UPDATE types_locales SET also_called = ${text}
          WHERE also_called IS NULL AND _locale = ${language}
            AND _parent_id IN (SELECT id FROM types WHERE type_id = ${Number(number)})`,
      )
    }
  }
}
