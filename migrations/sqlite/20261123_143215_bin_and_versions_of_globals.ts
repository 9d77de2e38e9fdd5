import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_child_menus\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_child_menus_order_idx\` ON \`_header_v_version_menu_child_menus\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_child_menus_parent_id_idx\` ON \`_header_v_version_menu_child_menus\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_child_menus_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu_child_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_menu_child_menus_locales_locale_parent_id_\` ON \`_header_v_version_menu_child_menus_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_child_menus_locales_by_parent_idx\` ON \`_header_v_version_menu_child_menus_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_order_idx\` ON \`_header_v_version_menu\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_parent_id_idx\` ON \`_header_v_version_menu\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_menu_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_menu_locales_locale_parent_id_unique\` ON \`_header_v_version_menu_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_menu_locales_by_parent_idx\` ON \`_header_v_version_menu_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_buttons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_order_idx\` ON \`_header_v_version_buttons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_parent_id_idx\` ON \`_header_v_version_buttons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_buttons_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_buttons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_buttons_locales_locale_parent_id_unique\` ON \`_header_v_version_buttons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_buttons_locales_by_parent_idx\` ON \`_header_v_version_buttons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_left\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text DEFAULT 'none',
  	\`color\` text DEFAULT 'plain',
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_left_order_idx\` ON \`_header_v_version_left\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_left_parent_id_idx\` ON \`_header_v_version_left\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_left_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_left\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_left_locales_locale_parent_id_unique\` ON \`_header_v_version_left_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_left_locales_by_parent_idx\` ON \`_header_v_version_left_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_right\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`icon\` text DEFAULT 'none',
  	\`color\` text DEFAULT 'plain',
  	\`status\` text DEFAULT 'published',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_right_order_idx\` ON \`_header_v_version_right\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_right_parent_id_idx\` ON \`_header_v_version_right\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_right_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_right\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_right_locales_locale_parent_id_unique\` ON \`_header_v_version_right_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_right_locales_by_parent_idx\` ON \`_header_v_version_right_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_top_bar_show\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`team_members_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_rels_order_idx\` ON \`_header_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_parent_idx\` ON \`_header_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_path_idx\` ON \`_header_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_pages_id_idx\` ON \`_header_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_articles_id_idx\` ON \`_header_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_team_members_id_idx\` ON \`_header_v_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_properties_id_idx\` ON \`_header_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_rels_projects_id_idx\` ON \`_header_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_blocks_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_links_order_idx\` ON \`_footer_v_version_blocks_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_links_parent_id_idx\` ON \`_footer_v_version_blocks_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_blocks_links_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_blocks_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_blocks_links_locales_locale_parent_id_uniq\` ON \`_footer_v_version_blocks_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_links_locales_by_parent_idx\` ON \`_footer_v_version_blocks_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title_public\` integer DEFAULT true,
  	\`intro_text_public\` integer DEFAULT true,
  	\`full_text_public\` integer DEFAULT true,
  	\`sm\` numeric DEFAULT 12,
  	\`md\` numeric DEFAULT 6,
  	\`lg\` numeric DEFAULT 3,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_order_idx\` ON \`_footer_v_version_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_parent_id_idx\` ON \`_footer_v_version_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_blocks_locales\` (
  	\`title\` text,
  	\`intro_text\` text,
  	\`full_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_blocks_locales_locale_parent_id_unique\` ON \`_footer_v_version_blocks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_blocks_locales_by_parent_idx\` ON \`_footer_v_version_blocks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_order_idx\` ON \`_footer_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_parent_id_idx\` ON \`_footer_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_legal_links_locales_locale_parent_id_uniqu\` ON \`_footer_v_version_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_locales_by_parent_idx\` ON \`_footer_v_version_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_show_agencies\` integer DEFAULT true,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_legal_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_by_parent_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_rels\` (
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_order_idx\` ON \`_footer_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_parent_idx\` ON \`_footer_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_path_idx\` ON \`_footer_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_pages_id_idx\` ON \`_footer_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_articles_id_idx\` ON \`_footer_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_team_members_id_idx\` ON \`_footer_v_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_properties_id_idx\` ON \`_footer_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_projects_id_idx\` ON \`_footer_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_rels_media_id_idx\` ON \`_footer_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_is_published\` text DEFAULT 'no',
  	\`version_delay\` numeric DEFAULT 0,
  	\`version_url\` text,
  	\`version_media_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_version_version_media_idx\` ON \`_popup_v\` (\`version_media_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_created_at_idx\` ON \`_popup_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_updated_at_idx\` ON \`_popup_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_link_label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popup_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_popup_v_locales_locale_parent_id_unique\` ON \`_popup_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_locales_by_parent_idx\` ON \`_popup_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popup_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`articles_id\` integer,
  	\`team_members_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popup_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_order_idx\` ON \`_popup_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_parent_idx\` ON \`_popup_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_path_idx\` ON \`_popup_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_pages_id_idx\` ON \`_popup_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_articles_id_idx\` ON \`_popup_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_team_members_id_idx\` ON \`_popup_v_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_properties_id_idx\` ON \`_popup_v_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`_popup_v_rels_projects_id_idx\` ON \`_popup_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_order_idx\` ON \`_settings_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_parent_idx\` ON \`_settings_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_default_language\` text DEFAULT 'nl' NOT NULL,
  	\`version_agency_name\` text DEFAULT 'Estate network' NOT NULL,
  	\`version_logo_id\` integer,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_show_counts\` integer DEFAULT true,
  	\`version_banner_id\` integer,
  	\`version_banner_interval\` numeric DEFAULT 6,
  	\`version_show_free_valuation\` integer DEFAULT true,
  	\`version_brand_colour\` text DEFAULT '#1f4a43',
  	\`version_accent_colour\` text DEFAULT '#b4492a',
  	\`version_map_tiles_url\` text,
  	\`version_map_attribution\` text,
  	\`version_map_type\` text DEFAULT 'prices',
  	\`version_map_marker_colour\` text,
  	\`version_street_view_key\` text,
  	\`version_listing_numbers_from\` numeric DEFAULT 9000000,
  	\`version_listing_numbers_to\` numeric DEFAULT 9999999,
  	\`version_captcha_provider\` text DEFAULT 'altcha',
  	\`version_captcha_site_key\` text,
  	\`version_captcha_secret\` text,
  	\`version_analytics_id\` text,
  	\`version_ads_id\` text,
  	\`version_tag_manager_id\` text,
  	\`version_pixel_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_banner_idx\` ON \`_settings_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_locales\` (
  	\`version_tagline\` text,
  	\`version_search_title\` text,
  	\`version_search_description\` text,
  	\`version_search_description2\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_settings_v_locales_locale_parent_id_unique\` ON \`_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_locales_by_parent_idx\` ON \`_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_texts_order_parent\` ON \`_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_texts_by_parent_idx\` ON \`_settings_v_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_registration_duties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`normal_percent\` numeric NOT NULL,
  	\`reduced_percent\` numeric,
  	\`reduced_on_land\` integer DEFAULT false,
  	\`exemption\` numeric,
  	\`exemption_ceiling\` numeric,
  	\`land_exemption\` numeric,
  	\`land_ceiling\` numeric,
  	\`class_bonus\` numeric,
  	\`least_classes\` numeric,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_registration_duties_order_idx\` ON \`_rates_v_version_registration_duties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_registration_duties_parent_id_idx\` ON \`_rates_v_version_registration_duties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_registration_duties_locales\` (
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v_version_registration_duties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_rates_v_version_registration_duties_locales_locale_parent_i\` ON \`_rates_v_version_registration_duties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_registration_duties_locales_by_parent_idx\` ON \`_rates_v_version_registration_duties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_vat\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_vat_order_idx\` ON \`_rates_v_version_vat\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_vat_parent_id_idx\` ON \`_rates_v_version_vat\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_notary_fees_brackets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`percent\` numeric NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v_version_notary_fees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_notary_fees_brackets_order_idx\` ON \`_rates_v_version_notary_fees_brackets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_notary_fees_brackets_parent_id_idx\` ON \`_rates_v_version_notary_fees_brackets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_notary_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`fixed_costs\` numeric NOT NULL,
  	\`vat_percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_notary_fees_order_idx\` ON \`_rates_v_version_notary_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_notary_fees_parent_id_idx\` ON \`_rates_v_version_notary_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_advances\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_advances_order_idx\` ON \`_rates_v_version_advances\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_advances_parent_id_idx\` ON \`_rates_v_version_advances\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_mortgages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`yearly_percent\` numeric NOT NULL,
  	\`years\` numeric NOT NULL,
  	\`own_funds_percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_mortgages_order_idx\` ON \`_rates_v_version_mortgages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_mortgages_parent_id_idx\` ON \`_rates_v_version_mortgages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_rent_deposits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_rent_deposits_order_idx\` ON \`_rates_v_version_rent_deposits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_rent_deposits_parent_id_idx\` ON \`_rates_v_version_rent_deposits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v_version_renovation_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`years\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_rates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_version_renovation_terms_order_idx\` ON \`_rates_v_version_renovation_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_version_renovation_terms_parent_id_idx\` ON \`_rates_v_version_renovation_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_rates_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_rates_v_created_at_idx\` ON \`_rates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rates_v_updated_at_idx\` ON \`_rates_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`properties\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`properties_deleted_at_idx\` ON \`properties\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_properties_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_properties_v_version_version_deleted_at_idx\` ON \`_properties_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`display_conditions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`display_conditions_deleted_at_idx\` ON \`display_conditions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`categories_deleted_at_idx\` ON \`categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`testimonials_deleted_at_idx\` ON \`testimonials\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`agencies\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`agencies_deleted_at_idx\` ON \`agencies\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`team_members\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`team_members_deleted_at_idx\` ON \`team_members\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`_header_v_version_menu_child_menus\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_child_menus_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_menu_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_buttons\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_buttons_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_left\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_left_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_right\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_right_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`_header_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_blocks_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_blocks_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_blocks\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_blocks_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_popup_v\`;`)
  await db.run(sql`DROP TABLE \`_popup_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_popup_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_registration_duties\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_registration_duties_locales\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_vat\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_notary_fees_brackets\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_notary_fees\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_advances\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_mortgages\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_rent_deposits\`;`)
  await db.run(sql`DROP TABLE \`_rates_v_version_renovation_terms\`;`)
  await db.run(sql`DROP TABLE \`_rates_v\`;`)
  await db.run(sql`DROP INDEX \`properties_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`properties\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_properties_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_properties_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`projects_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`display_conditions_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`display_conditions\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`documents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`pages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`articles_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`testimonials_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`testimonials\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`videos_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`agencies_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`agencies\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`team_members_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`team_members\` DROP COLUMN \`deleted_at\`;`)
}
