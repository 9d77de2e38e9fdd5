import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`search_placeholder\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` ADD \`version_search_placeholder\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`search_placeholder\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v_locales\` DROP COLUMN \`version_search_placeholder\`;`)
}
