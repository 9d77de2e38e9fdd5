import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`modules\` text,
  	\`show_page_banner\` integer DEFAULT false,
  	\`banner_type\` text DEFAULT 'image',
  	\`banner_image_id\` integer,
  	\`banner_video_id\` integer,
  	\`show_logo\` integer DEFAULT false,
  	\`redirect\` text DEFAULT 'none',
  	\`redirect_url\` text,
  	\`show_bread_crumb\` integer DEFAULT true,
  	\`is_have_sub_menu\` integer DEFAULT false,
  	\`show_fixed_menu\` integer DEFAULT false,
  	\`css\` text,
  	\`parent_id\` integer,
  	\`sort\` numeric DEFAULT 0,
  	\`kind\` text DEFAULT 'module',
  	\`original_path\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "modules", "show_page_banner", "banner_type", "banner_image_id", "banner_video_id", "show_logo", "redirect", "redirect_url", "show_bread_crumb", "is_have_sub_menu", "show_fixed_menu", "css", "parent_id", "sort", "kind", "original_path", "updated_at", "created_at", "_status") SELECT "id", "modules", "show_page_banner", "banner_type", "banner_image_id", "banner_video_id", "show_logo", "redirect", "redirect_url", "show_bread_crumb", "is_have_sub_menu", "show_fixed_menu", "css", "parent_id", "sort", "kind", "original_path", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_video_idx\` ON \`pages\` (\`banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_original_path_idx\` ON \`pages\` (\`original_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_modules\` text,
  	\`version_show_page_banner\` integer DEFAULT false,
  	\`version_banner_type\` text DEFAULT 'image',
  	\`version_banner_image_id\` integer,
  	\`version_banner_video_id\` integer,
  	\`version_show_logo\` integer DEFAULT false,
  	\`version_redirect\` text DEFAULT 'none',
  	\`version_redirect_url\` text,
  	\`version_show_bread_crumb\` integer DEFAULT true,
  	\`version_is_have_sub_menu\` integer DEFAULT false,
  	\`version_show_fixed_menu\` integer DEFAULT false,
  	\`version_css\` text,
  	\`version_parent_id\` integer,
  	\`version_sort\` numeric DEFAULT 0,
  	\`version_kind\` text DEFAULT 'module',
  	\`version_original_path\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_modules", "version_show_page_banner", "version_banner_type", "version_banner_image_id", "version_banner_video_id", "version_show_logo", "version_redirect", "version_redirect_url", "version_show_bread_crumb", "version_is_have_sub_menu", "version_show_fixed_menu", "version_css", "version_parent_id", "version_sort", "version_kind", "version_original_path", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_modules", "version_show_page_banner", "version_banner_type", "version_banner_image_id", "version_banner_video_id", "version_show_logo", "version_redirect", "version_redirect_url", "version_show_bread_crumb", "version_is_have_sub_menu", "version_show_fixed_menu", "version_css", "version_parent_id", "version_sort", "version_kind", "version_original_path", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_video_idx\` ON \`_pages_v\` (\`version_banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_original_path_idx\` ON \`_pages_v\` (\`version_original_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`intro\`;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_intro\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` DROP COLUMN \`version_text\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`footer_text\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`banner_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`in_menu\` text DEFAULT 'none';`)
  await db.run(sql`CREATE INDEX \`pages_banner_idx\` ON \`pages\` (\`banner_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`intro\` text;`)
  await db.run(sql`ALTER TABLE \`pages_locales\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_banner_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_in_menu\` text DEFAULT 'none';`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_idx\` ON \`_pages_v\` (\`version_banner_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_intro\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v_locales\` ADD \`version_text\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`footer_text\` text;`)
}
