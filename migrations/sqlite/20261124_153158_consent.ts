import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`consent\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`days\` numeric DEFAULT 180 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`agree\` text,
  	\`decline\` text,
  	\`change\` text,
  	\`settings_title\` text,
  	\`always_on\` text,
  	\`necessary_title\` text,
  	\`necessary_description\` text,
  	\`analytics_storage_title\` text,
  	\`analytics_storage_description\` text,
  	\`ad_storage_title\` text,
  	\`ad_storage_description\` text,
  	\`ad_user_data_title\` text,
  	\`ad_user_data_description\` text,
  	\`ad_personalization_title\` text,
  	\`ad_personalization_description\` text,
  	\`agree_partly\` text,
  	\`agree_all\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consent\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_locales_locale_parent_id_unique\` ON \`consent_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consent_locales_by_parent_idx\` ON \`consent_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_consent_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_version\` numeric DEFAULT 1 NOT NULL,
  	\`version_days\` numeric DEFAULT 180 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_consent_v_created_at_idx\` ON \`_consent_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_consent_v_updated_at_idx\` ON \`_consent_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_consent_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_agree\` text,
  	\`version_decline\` text,
  	\`version_change\` text,
  	\`version_settings_title\` text,
  	\`version_always_on\` text,
  	\`version_necessary_title\` text,
  	\`version_necessary_description\` text,
  	\`version_analytics_storage_title\` text,
  	\`version_analytics_storage_description\` text,
  	\`version_ad_storage_title\` text,
  	\`version_ad_storage_description\` text,
  	\`version_ad_user_data_title\` text,
  	\`version_ad_user_data_description\` text,
  	\`version_ad_personalization_title\` text,
  	\`version_ad_personalization_description\` text,
  	\`version_agree_partly\` text,
  	\`version_agree_all\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_consent_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_consent_v_locales_locale_parent_id_unique\` ON \`_consent_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_consent_v_locales_by_parent_idx\` ON \`_consent_v_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`consent\`;`)
  await db.run(sql`DROP TABLE \`consent_locales\`;`)
  await db.run(sql`DROP TABLE \`_consent_v\`;`)
  await db.run(sql`DROP TABLE \`_consent_v_locales\`;`)
}
