import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { fillTypeWords } from '@/cms/migrate/type-words'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`types_locales\` ADD \`also_called\` text;`)
  await fillTypeWords(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`types_locales\` DROP COLUMN \`also_called\`;`)
}
