import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`appointments\` ADD \`feedback\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`asbestos_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`ground_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`electricity_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_asbestos_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_ground_end_date\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_electricity_end_date\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`appointments\` DROP COLUMN \`feedback\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`asbestos_end_date\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`ground_end_date\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`electricity_end_date\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_asbestos_end_date\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_ground_end_date\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_electricity_end_date\`;`)
}
