import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`feed_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`source_id\` integer,
  	\`address\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`etag\` text,
  	\`last_modified\` text,
  	\`fetched_at\` text NOT NULL,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_files_source_idx\` ON \`feed_files\` (\`source_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`source_address_idx\` ON \`feed_files\` (\`source_id\`,\`address\`);`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`files_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_files_hash\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`files_hash\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_files_hash\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`feed_files\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`files_hash\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_files_hash\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`files_hash\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_files_hash\`;`)
}
