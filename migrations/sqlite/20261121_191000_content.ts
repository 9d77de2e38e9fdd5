import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`properties_publication_override_missing\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_publication_override_missing_order_idx\` ON \`properties_publication_override_missing\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_publication_override_missing_parent_idx\` ON \`properties_publication_override_missing\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`properties_missing_mentions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`properties_missing_mentions_order_idx\` ON \`properties_missing_mentions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`properties_missing_mentions_parent_idx\` ON \`properties_missing_mentions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_publication_override_missing\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_publication_override_missing_order_idx\` ON \`_properties_v_version_publication_override_missing\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_publication_override_missing_parent_idx\` ON \`_properties_v_version_publication_override_missing\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_properties_v_version_missing_mentions\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_properties_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_properties_v_version_missing_mentions_order_idx\` ON \`_properties_v_version_missing_mentions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_missing_mentions_parent_idx\` ON \`_properties_v_version_missing_mentions\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_media_id_idx\` ON \`pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_pages_id_idx\` ON \`pages_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_articles_id_idx\` ON \`pages_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
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
  	\`version_banner_id\` integer,
  	\`version_in_menu\` text DEFAULT 'none',
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
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_image_idx\` ON \`_pages_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_video_idx\` ON \`_pages_v\` (\`version_banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_banner_idx\` ON \`_pages_v\` (\`version_banner_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_content\` text,
  	\`version_banner_title\` text,
  	\`version_banner_description\` text,
  	\`version_path\` text,
  	\`version_seo_is_active_s_e_o\` integer DEFAULT true,
  	\`version_seo_page_title\` text,
  	\`version_seo_metadata_title\` text,
  	\`version_seo_metadata_description\` text,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_image_id\` integer,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_site\` text,
  	\`version_seo_twitter_image_id\` integer,
  	\`version_seo_twitter_description\` text,
  	\`version_live\` integer DEFAULT true,
  	\`version_intro\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_open_graph_image_idx\` ON \`_pages_v_locales\` (\`version_seo_open_graph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_twitter_image_idx\` ON \`_pages_v_locales\` (\`version_seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_by_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_media_id_idx\` ON \`_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_pages_id_idx\` ON \`_pages_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_articles_id_idx\` ON \`_pages_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_questions_order_idx\` ON \`articles_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_questions_parent_id_idx\` ON \`articles_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_questions_locales_locale_parent_id_unique\` ON \`articles_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_questions_locales_by_parent_idx\` ON \`articles_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`category_id\` integer,
  	\`sort\` numeric DEFAULT 0,
  	\`original_path\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_image_idx\` ON \`articles\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_category_idx\` ON \`articles\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_original_path_idx\` ON \`articles\` (\`original_path\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`name\` text,
  	\`intro\` text,
  	\`content\` text,
  	\`path\` text,
  	\`seo_is_active_s_e_o\` integer DEFAULT true,
  	\`seo_page_title\` text,
  	\`seo_metadata_title\` text,
  	\`seo_metadata_description\` text,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_image_id\` integer,
  	\`seo_open_graph_description\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_site\` text,
  	\`seo_twitter_image_id\` integer,
  	\`seo_twitter_description\` text,
  	\`live\` integer DEFAULT true,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_seo_seo_open_graph_image_idx\` ON \`articles_locales\` (\`seo_open_graph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`articles_seo_seo_twitter_image_idx\` ON \`articles_locales\` (\`seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_locales_by_parent_idx\` ON \`articles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_media_id_idx\` ON \`articles_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_pages_id_idx\` ON \`articles_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_articles_id_idx\` ON \`articles_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_order_idx\` ON \`_articles_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_parent_id_idx\` ON \`_articles_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_version_questions_locales_locale_parent_id_uniqu\` ON \`_articles_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_locales_by_parent_idx\` ON \`_articles_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_image_id\` integer,
  	\`version_category_id\` integer,
  	\`version_sort\` numeric DEFAULT 0,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_image_idx\` ON \`_articles_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_category_idx\` ON \`_articles_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_original_path_idx\` ON \`_articles_v\` (\`version_original_path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_autosave_idx\` ON \`_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_name\` text,
  	\`version_intro\` text,
  	\`version_content\` text,
  	\`version_path\` text,
  	\`version_seo_is_active_s_e_o\` integer DEFAULT true,
  	\`version_seo_page_title\` text,
  	\`version_seo_metadata_title\` text,
  	\`version_seo_metadata_description\` text,
  	\`version_seo_open_graph_title\` text,
  	\`version_seo_open_graph_type\` text,
  	\`version_seo_open_graph_url\` text,
  	\`version_seo_open_graph_image_id\` integer,
  	\`version_seo_open_graph_description\` text,
  	\`version_seo_twitter_title\` text,
  	\`version_seo_twitter_site\` text,
  	\`version_seo_twitter_image_id\` integer,
  	\`version_seo_twitter_description\` text,
  	\`version_live\` integer DEFAULT true,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`version_seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_seo_version_seo_open_graph_image_idx\` ON \`_articles_v_locales\` (\`version_seo_open_graph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_seo_version_seo_twitter_image_idx\` ON \`_articles_v_locales\` (\`version_seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_locales_by_parent_idx\` ON \`_articles_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_media_id_idx\` ON \`_articles_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_pages_id_idx\` ON \`_articles_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_articles_id_idx\` ON \`_articles_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`page_id\` integer,
  	\`has_pages\` integer DEFAULT true,
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`categories_parent_idx\` ON \`categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_page_idx\` ON \`categories\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_locales_locale_parent_id_unique\` ON \`categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_locales_by_parent_idx\` ON \`categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`testimonials\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`website\` text,
  	\`image_id\` integer,
  	\`status\` text DEFAULT 'hidden',
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`testimonials_locales\` (
  	\`about_you\` text,
  	\`comment\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_locales_locale_parent_id_unique\` ON \`testimonials_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_locales_by_parent_idx\` ON \`testimonials_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`videos_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_locales_locale_parent_id_unique\` ON \`videos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_locales_by_parent_idx\` ON \`videos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_child_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_child_menus_order_idx\` ON \`header_menu_child_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_child_menus_parent_id_idx\` ON \`header_menu_child_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_child_menus_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu_child_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_child_menus_locales_locale_parent_id_unique\` ON \`header_menu_child_menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_child_menus_locales_by_parent_idx\` ON \`header_menu_child_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_menu_order_idx\` ON \`header_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_parent_id_idx\` ON \`header_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_menu_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_menu_locales_locale_parent_id_unique\` ON \`header_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_menu_locales_by_parent_idx\` ON \`header_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_buttons_order_idx\` ON \`header_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_parent_id_idx\` ON \`header_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_buttons_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_buttons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_buttons_locales_locale_parent_id_unique\` ON \`header_buttons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_buttons_locales_by_parent_idx\` ON \`header_buttons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text DEFAULT 'none',
  	\`color\` text DEFAULT 'plain',
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_left_order_idx\` ON \`header_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_left_parent_id_idx\` ON \`header_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_left_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_left_locales_locale_parent_id_unique\` ON \`header_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_left_locales_by_parent_idx\` ON \`header_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text DEFAULT 'none',
  	\`color\` text DEFAULT 'plain',
  	\`status\` text DEFAULT 'published',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_right_order_idx\` ON \`header_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_right_parent_id_idx\` ON \`header_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_right_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_right_locales_locale_parent_id_unique\` ON \`header_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_right_locales_by_parent_idx\` ON \`header_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`top_bar_show\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`header_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`team_members_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_rels_order_idx\` ON \`header_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_parent_idx\` ON \`header_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_path_idx\` ON \`header_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_pages_id_idx\` ON \`header_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_articles_id_idx\` ON \`header_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_team_members_id_idx\` ON \`header_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_properties_id_idx\` ON \`header_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`header_rels_projects_id_idx\` ON \`header_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_blocks_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_blocks_links_order_idx\` ON \`footer_blocks_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_blocks_links_parent_id_idx\` ON \`footer_blocks_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_blocks_links_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_blocks_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_blocks_links_locales_locale_parent_id_unique\` ON \`footer_blocks_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_blocks_links_locales_by_parent_idx\` ON \`footer_blocks_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title_public\` integer DEFAULT true,
  	\`intro_text_public\` integer DEFAULT true,
  	\`full_text_public\` integer DEFAULT true,
  	\`sm\` numeric DEFAULT 12,
  	\`md\` numeric DEFAULT 6,
  	\`lg\` numeric DEFAULT 3,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_blocks_order_idx\` ON \`footer_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_blocks_parent_id_idx\` ON \`footer_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_blocks_locales\` (
  	\`title\` text,
  	\`intro_text\` text,
  	\`full_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_blocks_locales_locale_parent_id_unique\` ON \`footer_blocks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_blocks_locales_by_parent_idx\` ON \`footer_blocks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_legal_links_order_idx\` ON \`footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_parent_id_idx\` ON \`footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal_links_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_legal_links_locales_locale_parent_id_unique\` ON \`footer_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_locales_by_parent_idx\` ON \`footer_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`show_agencies\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`legal_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_by_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`team_members_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_rels_order_idx\` ON \`footer_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_parent_idx\` ON \`footer_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_path_idx\` ON \`footer_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_articles_id_idx\` ON \`footer_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_team_members_id_idx\` ON \`footer_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_properties_id_idx\` ON \`footer_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_projects_id_idx\` ON \`footer_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_media_id_idx\` ON \`footer_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`popup\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_published\` text DEFAULT 'no',
  	\`delay\` numeric DEFAULT 0,
  	\`url\` text,
  	\`media_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_media_idx\` ON \`popup\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`popup_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popup_locales_locale_parent_id_unique\` ON \`popup_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_locales_by_parent_idx\` ON \`popup_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popup_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`team_members_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popup\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popup_rels_order_idx\` ON \`popup_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_parent_idx\` ON \`popup_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_path_idx\` ON \`popup_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_pages_id_idx\` ON \`popup_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_articles_id_idx\` ON \`popup_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_team_members_id_idx\` ON \`popup_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_properties_id_idx\` ON \`popup_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`popup_rels_projects_id_idx\` ON \`popup_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_properties\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`admin_title\` text,
  	\`listing_id\` numeric,
  	\`agency_id\` integer,
  	\`contact_id\` integer,
  	\`project_id\` integer,
  	\`withdrawn_at\` text,
  	\`publication_override_reason\` text,
  	\`publication_override_by\` text,
  	\`publication_override_at\` text,
  	\`type_id\` integer,
  	\`goal\` text DEFAULT '0',
  	\`status\` text DEFAULT 'available',
  	\`marquee\` text DEFAULT '0',
  	\`record_file\` text,
  	\`create_date\` text,
  	\`modify_date\` text,
  	\`city_id\` integer,
  	\`publish_address\` integer DEFAULT true,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`zip\` text,
  	\`country_id\` text DEFAULT '10',
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`publish_price\` integer DEFAULT true,
  	\`price\` numeric,
  	\`price_unit\` numeric,
  	\`card_picture_id\` integer,
  	\`virtual_tour_url\` text,
  	\`surface_total\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`surface_terrace\` numeric,
  	\`surface_garden\` numeric,
  	\`surface_store\` numeric,
  	\`surface_constructed\` numeric,
  	\`surface_office\` numeric,
  	\`front_width\` numeric,
  	\`plot_width\` numeric,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`shower_rooms\` numeric,
  	\`toilets\` numeric,
  	\`garages\` numeric,
  	\`parkings\` numeric,
  	\`external_parkings\` numeric,
  	\`construction_year\` numeric,
  	\`renovation_year\` numeric,
  	\`floors\` numeric,
  	\`floor\` numeric,
  	\`facades\` text,
  	\`garden_orientation\` text,
  	\`terrace_orientation\` text,
  	\`epc_label_text\` text,
  	\`energy_performance\` numeric,
  	\`energy_total\` numeric,
  	\`co2_emission\` numeric,
  	\`e_level\` numeric,
  	\`epc_reference\` text,
  	\`epc_end_date\` text,
  	\`asbestos_date\` text,
  	\`permit\` text,
  	\`area_destination\` text,
  	\`summons\` text,
  	\`preemptive_right\` text,
  	\`allotment_permit\` text,
  	\`planning_url\` text,
  	\`flood_p_score\` text,
  	\`flood_g_score\` text,
  	\`real_estate_tax\` numeric,
  	\`cadastral_income\` numeric,
  	\`charges_owner\` numeric,
  	\`notary_fees\` numeric,
  	\`registered_right\` numeric,
  	\`vat_value\` numeric,
  	\`agency_cost\` numeric,
  	\`garage_price\` numeric,
  	\`parking_price\` numeric,
  	\`available_from\` text,
  	\`charges_renter\` numeric,
  	\`deposit_amount\` numeric,
  	\`inventory_cost\` numeric,
  	\`lease_years\` numeric,
  	\`individual_meters\` text,
  	\`annuity_indexed_rent\` numeric,
  	\`annuity_survivor_rent\` numeric,
  	\`source_id\` integer,
  	\`import_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_properties\`("id", "admin_title", "listing_id", "agency_id", "contact_id", "project_id", "withdrawn_at", "type_id", "goal", "status", "marquee", "record_file", "create_date", "modify_date", "city_id", "publish_address", "house_number", "box_nr", "zip", "country_id", "latitude", "longitude", "publish_price", "price", "price_unit", "card_picture_id", "virtual_tour_url", "surface_total", "surface_living", "surface_ground", "surface_terrace", "surface_garden", "surface_store", "surface_constructed", "surface_office", "front_width", "plot_width", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "construction_year", "renovation_year", "floors", "floor", "facades", "garden_orientation", "terrace_orientation", "epc_label_text", "energy_performance", "energy_total", "co2_emission", "e_level", "epc_reference", "epc_end_date", "asbestos_date", "permit", "area_destination", "summons", "preemptive_right", "allotment_permit", "flood_p_score", "flood_g_score", "real_estate_tax", "cadastral_income", "charges_owner", "notary_fees", "registered_right", "vat_value", "agency_cost", "garage_price", "parking_price", "available_from", "charges_renter", "deposit_amount", "inventory_cost", "individual_meters", "annuity_indexed_rent", "annuity_survivor_rent", "source_id", "import_hash", "updated_at", "created_at", "_status") SELECT "id", "admin_title", "listing_id", "agency_id", "contact_id", "project_id", "withdrawn_at", "type_id", "goal", "status", "marquee", "record_file", "create_date", "modify_date", "city_id", "publish_address", "house_number", "box_nr", "zip", "country_id", "latitude", "longitude", "publish_price", "price", "price_unit", "card_picture_id", "virtual_tour_url", "surface_total", "surface_living", "surface_ground", "surface_terrace", "surface_garden", "surface_store", "surface_constructed", "surface_office", "front_width", "plot_width", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "construction_year", "renovation_year", "floors", "floor", "facades", "garden_orientation", "terrace_orientation", "epc_label_text", "energy_performance", "energy_total", "co2_emission", "e_level", "epc_reference", "epc_end_date", "asbestos_date", "permit", "area_destination", "summons", "preemptive_right", "allotment_permit", "flood_p_score", "flood_g_score", "real_estate_tax", "cadastral_income", "charges_owner", "notary_fees", "registered_right", "vat_value", "agency_cost", "garage_price", "parking_price", "available_from", "charges_renter", "deposit_amount", "inventory_cost", "individual_meters", "annuity_indexed_rent", "annuity_survivor_rent", "source_id", "import_hash", "updated_at", "created_at", "_status" FROM \`properties\`;`)
  await db.run(sql`DROP TABLE \`properties\`;`)
  await db.run(sql`ALTER TABLE \`__new_properties\` RENAME TO \`properties\`;`)
  await db.run(sql`CREATE INDEX \`properties_admin_title_idx\` ON \`properties\` (\`admin_title\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_listing_id_idx\` ON \`properties\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_agency_idx\` ON \`properties\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_contact_idx\` ON \`properties\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_project_idx\` ON \`properties\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_withdrawn_at_idx\` ON \`properties\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_type_idx\` ON \`properties\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_goal_idx\` ON \`properties\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`properties_status_idx\` ON \`properties\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`properties_city_idx\` ON \`properties\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_card_picture_idx\` ON \`properties\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_source_idx\` ON \`properties\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_updated_at_idx\` ON \`properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_created_at_idx\` ON \`properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`properties__status_idx\` ON \`properties\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__properties_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_admin_title\` text,
  	\`version_listing_id\` numeric,
  	\`version_agency_id\` integer,
  	\`version_contact_id\` integer,
  	\`version_project_id\` integer,
  	\`version_withdrawn_at\` text,
  	\`version_publication_override_reason\` text,
  	\`version_publication_override_by\` text,
  	\`version_publication_override_at\` text,
  	\`version_type_id\` integer,
  	\`version_goal\` text DEFAULT '0',
  	\`version_status\` text DEFAULT 'available',
  	\`version_marquee\` text DEFAULT '0',
  	\`version_record_file\` text,
  	\`version_create_date\` text,
  	\`version_modify_date\` text,
  	\`version_city_id\` integer,
  	\`version_publish_address\` integer DEFAULT true,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_zip\` text,
  	\`version_country_id\` text DEFAULT '10',
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_publish_price\` integer DEFAULT true,
  	\`version_price\` numeric,
  	\`version_price_unit\` numeric,
  	\`version_card_picture_id\` integer,
  	\`version_virtual_tour_url\` text,
  	\`version_surface_total\` numeric,
  	\`version_surface_living\` numeric,
  	\`version_surface_ground\` numeric,
  	\`version_surface_terrace\` numeric,
  	\`version_surface_garden\` numeric,
  	\`version_surface_store\` numeric,
  	\`version_surface_constructed\` numeric,
  	\`version_surface_office\` numeric,
  	\`version_front_width\` numeric,
  	\`version_plot_width\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_shower_rooms\` numeric,
  	\`version_toilets\` numeric,
  	\`version_garages\` numeric,
  	\`version_parkings\` numeric,
  	\`version_external_parkings\` numeric,
  	\`version_construction_year\` numeric,
  	\`version_renovation_year\` numeric,
  	\`version_floors\` numeric,
  	\`version_floor\` numeric,
  	\`version_facades\` text,
  	\`version_garden_orientation\` text,
  	\`version_terrace_orientation\` text,
  	\`version_epc_label_text\` text,
  	\`version_energy_performance\` numeric,
  	\`version_energy_total\` numeric,
  	\`version_co2_emission\` numeric,
  	\`version_e_level\` numeric,
  	\`version_epc_reference\` text,
  	\`version_epc_end_date\` text,
  	\`version_asbestos_date\` text,
  	\`version_permit\` text,
  	\`version_area_destination\` text,
  	\`version_summons\` text,
  	\`version_preemptive_right\` text,
  	\`version_allotment_permit\` text,
  	\`version_planning_url\` text,
  	\`version_flood_p_score\` text,
  	\`version_flood_g_score\` text,
  	\`version_real_estate_tax\` numeric,
  	\`version_cadastral_income\` numeric,
  	\`version_charges_owner\` numeric,
  	\`version_notary_fees\` numeric,
  	\`version_registered_right\` numeric,
  	\`version_vat_value\` numeric,
  	\`version_agency_cost\` numeric,
  	\`version_garage_price\` numeric,
  	\`version_parking_price\` numeric,
  	\`version_available_from\` text,
  	\`version_charges_renter\` numeric,
  	\`version_deposit_amount\` numeric,
  	\`version_inventory_cost\` numeric,
  	\`version_lease_years\` numeric,
  	\`version_individual_meters\` text,
  	\`version_annuity_indexed_rent\` numeric,
  	\`version_annuity_survivor_rent\` numeric,
  	\`version_source_id\` integer,
  	\`version_import_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__properties_v\`("id", "parent_id", "version_admin_title", "version_listing_id", "version_agency_id", "version_contact_id", "version_project_id", "version_withdrawn_at", "version_type_id", "version_goal", "version_status", "version_marquee", "version_record_file", "version_create_date", "version_modify_date", "version_city_id", "version_publish_address", "version_house_number", "version_box_nr", "version_zip", "version_country_id", "version_latitude", "version_longitude", "version_publish_price", "version_price", "version_price_unit", "version_card_picture_id", "version_virtual_tour_url", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_terrace", "version_surface_garden", "version_surface_store", "version_surface_constructed", "version_surface_office", "version_front_width", "version_plot_width", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_construction_year", "version_renovation_year", "version_floors", "version_floor", "version_facades", "version_garden_orientation", "version_terrace_orientation", "version_epc_label_text", "version_energy_performance", "version_energy_total", "version_co2_emission", "version_e_level", "version_epc_reference", "version_epc_end_date", "version_asbestos_date", "version_permit", "version_area_destination", "version_summons", "version_preemptive_right", "version_allotment_permit", "version_flood_p_score", "version_flood_g_score", "version_real_estate_tax", "version_cadastral_income", "version_charges_owner", "version_notary_fees", "version_registered_right", "version_vat_value", "version_agency_cost", "version_garage_price", "version_parking_price", "version_available_from", "version_charges_renter", "version_deposit_amount", "version_inventory_cost", "version_individual_meters", "version_annuity_indexed_rent", "version_annuity_survivor_rent", "version_source_id", "version_import_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_admin_title", "version_listing_id", "version_agency_id", "version_contact_id", "version_project_id", "version_withdrawn_at", "version_type_id", "version_goal", "version_status", "version_marquee", "version_record_file", "version_create_date", "version_modify_date", "version_city_id", "version_publish_address", "version_house_number", "version_box_nr", "version_zip", "version_country_id", "version_latitude", "version_longitude", "version_publish_price", "version_price", "version_price_unit", "version_card_picture_id", "version_virtual_tour_url", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_terrace", "version_surface_garden", "version_surface_store", "version_surface_constructed", "version_surface_office", "version_front_width", "version_plot_width", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_construction_year", "version_renovation_year", "version_floors", "version_floor", "version_facades", "version_garden_orientation", "version_terrace_orientation", "version_epc_label_text", "version_energy_performance", "version_energy_total", "version_co2_emission", "version_e_level", "version_epc_reference", "version_epc_end_date", "version_asbestos_date", "version_permit", "version_area_destination", "version_summons", "version_preemptive_right", "version_allotment_permit", "version_flood_p_score", "version_flood_g_score", "version_real_estate_tax", "version_cadastral_income", "version_charges_owner", "version_notary_fees", "version_registered_right", "version_vat_value", "version_agency_cost", "version_garage_price", "version_parking_price", "version_available_from", "version_charges_renter", "version_deposit_amount", "version_inventory_cost", "version_individual_meters", "version_annuity_indexed_rent", "version_annuity_survivor_rent", "version_source_id", "version_import_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_properties_v\`;`)
  await db.run(sql`DROP TABLE \`_properties_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__properties_v\` RENAME TO \`_properties_v\`;`)
  await db.run(sql`CREATE INDEX \`_properties_v_parent_idx\` ON \`_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_admin_title_idx\` ON \`_properties_v\` (\`version_admin_title\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_listing_id_idx\` ON \`_properties_v\` (\`version_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_agency_idx\` ON \`_properties_v\` (\`version_agency_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_contact_idx\` ON \`_properties_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_project_idx\` ON \`_properties_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_withdrawn_at_idx\` ON \`_properties_v\` (\`version_withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_type_idx\` ON \`_properties_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_goal_idx\` ON \`_properties_v\` (\`version_goal\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_status_idx\` ON \`_properties_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_city_idx\` ON \`_properties_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_card_picture_idx\` ON \`_properties_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_source_idx\` ON \`_properties_v\` (\`version_source_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_updated_at_idx\` ON \`_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_created_at_idx\` ON \`_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version__status_idx\` ON \`_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_created_at_idx\` ON \`_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_updated_at_idx\` ON \`_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_snapshot_idx\` ON \`_properties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_published_locale_idx\` ON \`_properties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_latest_idx\` ON \`_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_types_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_types_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`types_locales\`;`)
  await db.run(sql`DROP TABLE \`types_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_types_locales\` RENAME TO \`types_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`types_locales_locale_parent_id_unique\` ON \`types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`types_locales_by_parent_idx\` ON \`types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_cities_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_cities_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`cities_locales\`;`)
  await db.run(sql`DROP TABLE \`cities_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_cities_locales\` RENAME TO \`cities_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_locales_by_parent_idx\` ON \`cities_locales\` (\`_parent_id\`);`)
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
  	\`banner_id\` integer,
  	\`in_menu\` text DEFAULT 'none',
  	\`kind\` text DEFAULT 'module',
  	\`original_path\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "sort", "banner_id", "in_menu", "kind", "original_path", "updated_at", "created_at") SELECT "id", "sort", "banner_id", "in_menu", "kind", "original_path", "updated_at", "created_at" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_banner_image_idx\` ON \`pages\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_video_idx\` ON \`pages\` (\`banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_banner_idx\` ON \`pages\` (\`banner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_original_path_idx\` ON \`pages\` (\`original_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`content\` text,
  	\`banner_title\` text,
  	\`banner_description\` text,
  	\`path\` text,
  	\`seo_is_active_s_e_o\` integer DEFAULT true,
  	\`seo_page_title\` text,
  	\`seo_metadata_title\` text,
  	\`seo_metadata_description\` text,
  	\`seo_open_graph_title\` text,
  	\`seo_open_graph_type\` text,
  	\`seo_open_graph_url\` text,
  	\`seo_open_graph_image_id\` integer,
  	\`seo_open_graph_description\` text,
  	\`seo_twitter_title\` text,
  	\`seo_twitter_site\` text,
  	\`seo_twitter_image_id\` integer,
  	\`seo_twitter_description\` text,
  	\`live\` integer DEFAULT true,
  	\`intro\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`seo_open_graph_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_twitter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_locales\`("title", "path", "intro", "text", "id", "_locale", "_parent_id") SELECT "title", "path", "intro", "text", "id", "_locale", "_parent_id" FROM \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_locales\` RENAME TO \`pages_locales\`;`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_open_graph_image_idx\` ON \`pages_locales\` (\`seo_open_graph_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_twitter_image_idx\` ON \`pages_locales\` (\`seo_twitter_image_id\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_by_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`original_path\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`team_members_original_path_idx\` ON \`team_members\` (\`original_path\`);`)
  await db.run(sql`ALTER TABLE \`team_members_locales\` ADD \`text\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`agency_id\` integer REFERENCES agencies(id);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text;`)
  await db.run(sql`CREATE INDEX \`users_agency_idx\` ON \`users\` (\`agency_id\`);`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reset_password_requested_at\`;`)
  await db.run(sql`ALTER TABLE \`routes\` ADD \`redirect\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`articles_id\` integer REFERENCES articles(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`categories_id\` integer REFERENCES categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`testimonials_id\` integer REFERENCES testimonials(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`videos_id\` integer REFERENCES videos(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`show_counts\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`banner_interval\` numeric DEFAULT 6;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`show_free_valuation\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`analytics_id\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`ads_id\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`tag_manager_id\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pixel_id\` text;`)
  await db.run(sql`CREATE INDEX \`settings_banner_idx\` ON \`settings\` (\`banner_id\`);`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`search_title\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`search_description\` text;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` ADD \`search_description2\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`properties_publication_override_missing\`;`)
  await db.run(sql`DROP TABLE \`properties_missing_mentions\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_publication_override_missing\`;`)
  await db.run(sql`DROP TABLE \`_properties_v_version_missing_mentions\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`articles_questions\`;`)
  await db.run(sql`DROP TABLE \`articles_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`categories_locales\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials_locales\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`videos_locales\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`header_menu_child_menus\`;`)
  await db.run(sql`DROP TABLE \`header_menu_child_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`header_menu\`;`)
  await db.run(sql`DROP TABLE \`header_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`header_buttons\`;`)
  await db.run(sql`DROP TABLE \`header_buttons_locales\`;`)
  await db.run(sql`DROP TABLE \`header_left\`;`)
  await db.run(sql`DROP TABLE \`header_left_locales\`;`)
  await db.run(sql`DROP TABLE \`header_right\`;`)
  await db.run(sql`DROP TABLE \`header_right_locales\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`header_rels\`;`)
  await db.run(sql`DROP TABLE \`footer_blocks_links\`;`)
  await db.run(sql`DROP TABLE \`footer_blocks_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_blocks\`;`)
  await db.run(sql`DROP TABLE \`footer_blocks_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_rels\`;`)
  await db.run(sql`DROP TABLE \`popup\`;`)
  await db.run(sql`DROP TABLE \`popup_locales\`;`)
  await db.run(sql`DROP TABLE \`popup_rels\`;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`banner_id\` integer,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`original_path\` text NOT NULL,
  	\`in_menu\` text DEFAULT 'none',
  	\`sort\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "banner_id", "kind", "original_path", "in_menu", "sort", "updated_at", "created_at") SELECT "id", "banner_id", "kind", "original_path", "in_menu", "sort", "updated_at", "created_at" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`CREATE INDEX \`pages_banner_idx\` ON \`pages\` (\`banner_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_original_path_idx\` ON \`pages\` (\`original_path\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_pages_locales\` (
  	\`title\` text NOT NULL,
  	\`path\` text,
  	\`intro\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_locales\`("title", "path", "intro", "text", "id", "_locale", "_parent_id") SELECT "title", "path", "intro", "text", "id", "_locale", "_parent_id" FROM \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_locales\` RENAME TO \`pages_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_by_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_users\`("id", "name", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "login_attempts", "lock_until") SELECT "id", "name", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "login_attempts", "lock_until" FROM \`users\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	\`types_id\` integer,
  	\`cities_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`pages_id\` integer,
  	\`agencies_id\` integer,
  	\`team_members_id\` integer,
  	\`import_sources_id\` integer,
  	\`import_runs_id\` integer,
  	\`users_id\` integer,
  	\`routes_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`types_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agencies_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_sources_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_runs_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "properties_id", "projects_id", "types_id", "cities_id", "media_id", "documents_id", "pages_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id") SELECT "id", "order", "parent_id", "path", "properties_id", "projects_id", "types_id", "cities_id", "media_id", "documents_id", "pages_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_types_id_idx\` ON \`payload_locked_documents_rels\` (\`types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agencies_id_idx\` ON \`payload_locked_documents_rels\` (\`agencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`import_sources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`import_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`default_language\` text DEFAULT 'nl' NOT NULL,
  	\`agency_name\` text DEFAULT 'Estate network' NOT NULL,
  	\`logo_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`brand_colour\` text DEFAULT '#1f4a43',
  	\`accent_colour\` text DEFAULT '#b4492a',
  	\`map_tiles_url\` text,
  	\`map_attribution\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "default_language", "agency_name", "logo_id", "phone", "email", "brand_colour", "accent_colour", "map_tiles_url", "map_attribution", "updated_at", "created_at") SELECT "id", "default_language", "agency_name", "logo_id", "phone", "email", "brand_colour", "accent_colour", "map_tiles_url", "map_attribution", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`DROP INDEX \`team_members_original_path_idx\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`original_path\`;`)
  await db.run(sql`CREATE TABLE \`__new_properties\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`admin_title\` text,
  	\`listing_id\` numeric,
  	\`agency_id\` integer,
  	\`contact_id\` integer,
  	\`project_id\` integer,
  	\`withdrawn_at\` text,
  	\`type_id\` integer,
  	\`goal\` text DEFAULT '0',
  	\`status\` text DEFAULT 'available',
  	\`marquee\` text DEFAULT '0',
  	\`record_file\` text,
  	\`create_date\` text,
  	\`modify_date\` text,
  	\`city_id\` integer,
  	\`publish_address\` integer DEFAULT true,
  	\`house_number\` text,
  	\`box_nr\` text,
  	\`zip\` text,
  	\`country_id\` text DEFAULT '10',
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`publish_price\` integer DEFAULT true,
  	\`price\` numeric,
  	\`price_unit\` numeric,
  	\`card_picture_id\` integer,
  	\`virtual_tour_url\` text,
  	\`surface_total\` numeric,
  	\`surface_living\` numeric,
  	\`surface_ground\` numeric,
  	\`surface_terrace\` numeric,
  	\`surface_garden\` numeric,
  	\`surface_store\` numeric,
  	\`surface_constructed\` numeric,
  	\`surface_office\` numeric,
  	\`front_width\` numeric,
  	\`plot_width\` numeric,
  	\`bedrooms\` numeric,
  	\`bathrooms\` numeric,
  	\`shower_rooms\` numeric,
  	\`toilets\` numeric,
  	\`garages\` numeric,
  	\`parkings\` numeric,
  	\`external_parkings\` numeric,
  	\`construction_year\` numeric,
  	\`renovation_year\` numeric,
  	\`floors\` numeric,
  	\`floor\` numeric,
  	\`facades\` text,
  	\`garden_orientation\` text,
  	\`terrace_orientation\` text,
  	\`epc_label_text\` text,
  	\`energy_performance\` numeric,
  	\`energy_total\` numeric,
  	\`co2_emission\` numeric,
  	\`e_level\` numeric,
  	\`epc_reference\` text,
  	\`epc_end_date\` text,
  	\`asbestos_date\` text,
  	\`permit\` text,
  	\`area_destination\` text,
  	\`summons\` text,
  	\`preemptive_right\` text,
  	\`allotment_permit\` text,
  	\`flood_p_score\` text,
  	\`flood_g_score\` text,
  	\`real_estate_tax\` numeric,
  	\`cadastral_income\` numeric,
  	\`charges_owner\` numeric,
  	\`notary_fees\` numeric,
  	\`registered_right\` numeric,
  	\`vat_value\` numeric,
  	\`agency_cost\` numeric,
  	\`garage_price\` numeric,
  	\`parking_price\` numeric,
  	\`available_from\` text,
  	\`charges_renter\` numeric,
  	\`deposit_amount\` numeric,
  	\`inventory_cost\` numeric,
  	\`individual_meters\` integer DEFAULT false,
  	\`annuity_indexed_rent\` numeric,
  	\`annuity_survivor_rent\` numeric,
  	\`source_id\` integer,
  	\`import_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_properties\`("id", "admin_title", "listing_id", "agency_id", "contact_id", "project_id", "withdrawn_at", "type_id", "goal", "status", "marquee", "record_file", "create_date", "modify_date", "city_id", "publish_address", "house_number", "box_nr", "zip", "country_id", "latitude", "longitude", "publish_price", "price", "price_unit", "card_picture_id", "virtual_tour_url", "surface_total", "surface_living", "surface_ground", "surface_terrace", "surface_garden", "surface_store", "surface_constructed", "surface_office", "front_width", "plot_width", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "construction_year", "renovation_year", "floors", "floor", "facades", "garden_orientation", "terrace_orientation", "epc_label_text", "energy_performance", "energy_total", "co2_emission", "e_level", "epc_reference", "epc_end_date", "asbestos_date", "permit", "area_destination", "summons", "preemptive_right", "allotment_permit", "flood_p_score", "flood_g_score", "real_estate_tax", "cadastral_income", "charges_owner", "notary_fees", "registered_right", "vat_value", "agency_cost", "garage_price", "parking_price", "available_from", "charges_renter", "deposit_amount", "inventory_cost", "individual_meters", "annuity_indexed_rent", "annuity_survivor_rent", "source_id", "import_hash", "updated_at", "created_at", "_status") SELECT "id", "admin_title", "listing_id", "agency_id", "contact_id", "project_id", "withdrawn_at", "type_id", "goal", "status", "marquee", "record_file", "create_date", "modify_date", "city_id", "publish_address", "house_number", "box_nr", "zip", "country_id", "latitude", "longitude", "publish_price", "price", "price_unit", "card_picture_id", "virtual_tour_url", "surface_total", "surface_living", "surface_ground", "surface_terrace", "surface_garden", "surface_store", "surface_constructed", "surface_office", "front_width", "plot_width", "bedrooms", "bathrooms", "shower_rooms", "toilets", "garages", "parkings", "external_parkings", "construction_year", "renovation_year", "floors", "floor", "facades", "garden_orientation", "terrace_orientation", "epc_label_text", "energy_performance", "energy_total", "co2_emission", "e_level", "epc_reference", "epc_end_date", "asbestos_date", "permit", "area_destination", "summons", "preemptive_right", "allotment_permit", "flood_p_score", "flood_g_score", "real_estate_tax", "cadastral_income", "charges_owner", "notary_fees", "registered_right", "vat_value", "agency_cost", "garage_price", "parking_price", "available_from", "charges_renter", "deposit_amount", "inventory_cost", "individual_meters", "annuity_indexed_rent", "annuity_survivor_rent", "source_id", "import_hash", "updated_at", "created_at", "_status" FROM \`properties\`;`)
  await db.run(sql`DROP TABLE \`properties\`;`)
  await db.run(sql`ALTER TABLE \`__new_properties\` RENAME TO \`properties\`;`)
  await db.run(sql`CREATE INDEX \`properties_admin_title_idx\` ON \`properties\` (\`admin_title\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`properties_listing_id_idx\` ON \`properties\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_agency_idx\` ON \`properties\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_contact_idx\` ON \`properties\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_project_idx\` ON \`properties\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_withdrawn_at_idx\` ON \`properties\` (\`withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_type_idx\` ON \`properties\` (\`type_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_goal_idx\` ON \`properties\` (\`goal\`);`)
  await db.run(sql`CREATE INDEX \`properties_status_idx\` ON \`properties\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`properties_city_idx\` ON \`properties\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_card_picture_idx\` ON \`properties\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_source_idx\` ON \`properties\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`properties_updated_at_idx\` ON \`properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`properties_created_at_idx\` ON \`properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`properties__status_idx\` ON \`properties\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__properties_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_admin_title\` text,
  	\`version_listing_id\` numeric,
  	\`version_agency_id\` integer,
  	\`version_contact_id\` integer,
  	\`version_project_id\` integer,
  	\`version_withdrawn_at\` text,
  	\`version_type_id\` integer,
  	\`version_goal\` text DEFAULT '0',
  	\`version_status\` text DEFAULT 'available',
  	\`version_marquee\` text DEFAULT '0',
  	\`version_record_file\` text,
  	\`version_create_date\` text,
  	\`version_modify_date\` text,
  	\`version_city_id\` integer,
  	\`version_publish_address\` integer DEFAULT true,
  	\`version_house_number\` text,
  	\`version_box_nr\` text,
  	\`version_zip\` text,
  	\`version_country_id\` text DEFAULT '10',
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_publish_price\` integer DEFAULT true,
  	\`version_price\` numeric,
  	\`version_price_unit\` numeric,
  	\`version_card_picture_id\` integer,
  	\`version_virtual_tour_url\` text,
  	\`version_surface_total\` numeric,
  	\`version_surface_living\` numeric,
  	\`version_surface_ground\` numeric,
  	\`version_surface_terrace\` numeric,
  	\`version_surface_garden\` numeric,
  	\`version_surface_store\` numeric,
  	\`version_surface_constructed\` numeric,
  	\`version_surface_office\` numeric,
  	\`version_front_width\` numeric,
  	\`version_plot_width\` numeric,
  	\`version_bedrooms\` numeric,
  	\`version_bathrooms\` numeric,
  	\`version_shower_rooms\` numeric,
  	\`version_toilets\` numeric,
  	\`version_garages\` numeric,
  	\`version_parkings\` numeric,
  	\`version_external_parkings\` numeric,
  	\`version_construction_year\` numeric,
  	\`version_renovation_year\` numeric,
  	\`version_floors\` numeric,
  	\`version_floor\` numeric,
  	\`version_facades\` text,
  	\`version_garden_orientation\` text,
  	\`version_terrace_orientation\` text,
  	\`version_epc_label_text\` text,
  	\`version_energy_performance\` numeric,
  	\`version_energy_total\` numeric,
  	\`version_co2_emission\` numeric,
  	\`version_e_level\` numeric,
  	\`version_epc_reference\` text,
  	\`version_epc_end_date\` text,
  	\`version_asbestos_date\` text,
  	\`version_permit\` text,
  	\`version_area_destination\` text,
  	\`version_summons\` text,
  	\`version_preemptive_right\` text,
  	\`version_allotment_permit\` text,
  	\`version_flood_p_score\` text,
  	\`version_flood_g_score\` text,
  	\`version_real_estate_tax\` numeric,
  	\`version_cadastral_income\` numeric,
  	\`version_charges_owner\` numeric,
  	\`version_notary_fees\` numeric,
  	\`version_registered_right\` numeric,
  	\`version_vat_value\` numeric,
  	\`version_agency_cost\` numeric,
  	\`version_garage_price\` numeric,
  	\`version_parking_price\` numeric,
  	\`version_available_from\` text,
  	\`version_charges_renter\` numeric,
  	\`version_deposit_amount\` numeric,
  	\`version_inventory_cost\` numeric,
  	\`version_individual_meters\` integer DEFAULT false,
  	\`version_annuity_indexed_rent\` numeric,
  	\`version_annuity_survivor_rent\` numeric,
  	\`version_source_id\` integer,
  	\`version_import_hash\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_type_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_source_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__properties_v\`("id", "parent_id", "version_admin_title", "version_listing_id", "version_agency_id", "version_contact_id", "version_project_id", "version_withdrawn_at", "version_type_id", "version_goal", "version_status", "version_marquee", "version_record_file", "version_create_date", "version_modify_date", "version_city_id", "version_publish_address", "version_house_number", "version_box_nr", "version_zip", "version_country_id", "version_latitude", "version_longitude", "version_publish_price", "version_price", "version_price_unit", "version_card_picture_id", "version_virtual_tour_url", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_terrace", "version_surface_garden", "version_surface_store", "version_surface_constructed", "version_surface_office", "version_front_width", "version_plot_width", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_construction_year", "version_renovation_year", "version_floors", "version_floor", "version_facades", "version_garden_orientation", "version_terrace_orientation", "version_epc_label_text", "version_energy_performance", "version_energy_total", "version_co2_emission", "version_e_level", "version_epc_reference", "version_epc_end_date", "version_asbestos_date", "version_permit", "version_area_destination", "version_summons", "version_preemptive_right", "version_allotment_permit", "version_flood_p_score", "version_flood_g_score", "version_real_estate_tax", "version_cadastral_income", "version_charges_owner", "version_notary_fees", "version_registered_right", "version_vat_value", "version_agency_cost", "version_garage_price", "version_parking_price", "version_available_from", "version_charges_renter", "version_deposit_amount", "version_inventory_cost", "version_individual_meters", "version_annuity_indexed_rent", "version_annuity_survivor_rent", "version_source_id", "version_import_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_admin_title", "version_listing_id", "version_agency_id", "version_contact_id", "version_project_id", "version_withdrawn_at", "version_type_id", "version_goal", "version_status", "version_marquee", "version_record_file", "version_create_date", "version_modify_date", "version_city_id", "version_publish_address", "version_house_number", "version_box_nr", "version_zip", "version_country_id", "version_latitude", "version_longitude", "version_publish_price", "version_price", "version_price_unit", "version_card_picture_id", "version_virtual_tour_url", "version_surface_total", "version_surface_living", "version_surface_ground", "version_surface_terrace", "version_surface_garden", "version_surface_store", "version_surface_constructed", "version_surface_office", "version_front_width", "version_plot_width", "version_bedrooms", "version_bathrooms", "version_shower_rooms", "version_toilets", "version_garages", "version_parkings", "version_external_parkings", "version_construction_year", "version_renovation_year", "version_floors", "version_floor", "version_facades", "version_garden_orientation", "version_terrace_orientation", "version_epc_label_text", "version_energy_performance", "version_energy_total", "version_co2_emission", "version_e_level", "version_epc_reference", "version_epc_end_date", "version_asbestos_date", "version_permit", "version_area_destination", "version_summons", "version_preemptive_right", "version_allotment_permit", "version_flood_p_score", "version_flood_g_score", "version_real_estate_tax", "version_cadastral_income", "version_charges_owner", "version_notary_fees", "version_registered_right", "version_vat_value", "version_agency_cost", "version_garage_price", "version_parking_price", "version_available_from", "version_charges_renter", "version_deposit_amount", "version_inventory_cost", "version_individual_meters", "version_annuity_indexed_rent", "version_annuity_survivor_rent", "version_source_id", "version_import_hash", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_properties_v\`;`)
  await db.run(sql`DROP TABLE \`_properties_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__properties_v\` RENAME TO \`_properties_v\`;`)
  await db.run(sql`CREATE INDEX \`_properties_v_parent_idx\` ON \`_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_admin_title_idx\` ON \`_properties_v\` (\`version_admin_title\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_listing_id_idx\` ON \`_properties_v\` (\`version_listing_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_agency_idx\` ON \`_properties_v\` (\`version_agency_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_contact_idx\` ON \`_properties_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_project_idx\` ON \`_properties_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_withdrawn_at_idx\` ON \`_properties_v\` (\`version_withdrawn_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_type_idx\` ON \`_properties_v\` (\`version_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_goal_idx\` ON \`_properties_v\` (\`version_goal\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_status_idx\` ON \`_properties_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_city_idx\` ON \`_properties_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_card_picture_idx\` ON \`_properties_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_source_idx\` ON \`_properties_v\` (\`version_source_id\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_updated_at_idx\` ON \`_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_created_at_idx\` ON \`_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version__status_idx\` ON \`_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_created_at_idx\` ON \`_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_updated_at_idx\` ON \`_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_snapshot_idx\` ON \`_properties_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_published_locale_idx\` ON \`_properties_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_properties_v_latest_idx\` ON \`_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_types_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_types_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`types_locales\`;`)
  await db.run(sql`DROP TABLE \`types_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_types_locales\` RENAME TO \`types_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`types_locales_locale_parent_id_unique\` ON \`types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`types_locales_by_parent_idx\` ON \`types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_cities_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_cities_locales\`("name", "id", "_locale", "_parent_id") SELECT "name", "id", "_locale", "_parent_id" FROM \`cities_locales\`;`)
  await db.run(sql`DROP TABLE \`cities_locales\`;`)
  await db.run(sql`ALTER TABLE \`__new_cities_locales\` RENAME TO \`cities_locales\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_locales_by_parent_idx\` ON \`cities_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`team_members_locales\` DROP COLUMN \`text\`;`)
  await db.run(sql`ALTER TABLE \`routes\` DROP COLUMN \`redirect\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`search_title\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`search_description\`;`)
  await db.run(sql`ALTER TABLE \`settings_locales\` DROP COLUMN \`search_description2\`;`)
}
