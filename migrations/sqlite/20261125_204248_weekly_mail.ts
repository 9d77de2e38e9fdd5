import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`owners\` ADD \`weekly_mail\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`owners\` ADD \`told_week\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`owners\` DROP COLUMN \`weekly_mail\`;`)
  await db.run(sql`ALTER TABLE \`owners\` DROP COLUMN \`told_week\`;`)
}
