import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails\` ADD \`try_until\` text;`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`interrupted_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`try_until\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`interrupted_at\`;`)
}
