import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`listing_numbers_from\` numeric DEFAULT 9000000;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`listing_numbers_to\` numeric DEFAULT 9999999;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`listing_numbers_from\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`listing_numbers_to\`;`)
}
