import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { kindsFromIcons } from '@/cms/migrate/kinds-of-types'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`types\` ADD \`kind\` text DEFAULT 'other' NOT NULL;`)
  await kindsFromIcons(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`types\` DROP COLUMN \`kind\`;`)
}
