import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { formatListingTexts } from '@/cms/migrate/formatted-texts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`projects_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_locked_fields_order_idx\` ON \`projects_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_locked_fields_parent_idx\` ON \`projects_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_locked_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_locked_fields_order_idx\` ON \`_projects_v_version_locked_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_locked_fields_parent_idx\` ON \`_projects_v_version_locked_fields\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`last_import\` text;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_last_import\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`last_import\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_last_import\` text;`)
  await formatListingTexts(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`projects_locked_fields\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_locked_fields\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`last_import\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_last_import\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`last_import\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_last_import\`;`)
}
