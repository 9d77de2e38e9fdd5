import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`latitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`longitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_latitude\` numeric;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_longitude\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`latitude\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`longitude\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_latitude\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_longitude\`;`)
}
