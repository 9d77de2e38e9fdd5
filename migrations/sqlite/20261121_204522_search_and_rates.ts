import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { seedDisplayConditions } from '../../src/cms/first-content/seed-display-conditions'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`display_conditions_shows\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`display_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`display_conditions_shows_order_idx\` ON \`display_conditions_shows\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`display_conditions_shows_parent_idx\` ON \`display_conditions_shows\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`display_conditions_advanced_condition\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`join\` text DEFAULT 'and' NOT NULL,
  	\`field\` text NOT NULL,
  	\`logic\` text DEFAULT 'equals' NOT NULL,
  	\`compare_with_value\` text,
  	\`compare_with_field\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`display_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`display_conditions_advanced_condition_order_idx\` ON \`display_conditions_advanced_condition\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`display_conditions_advanced_condition_parent_id_idx\` ON \`display_conditions_advanced_condition\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`display_conditions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`field\` text NOT NULL,
  	\`logic\` text DEFAULT 'equals' NOT NULL,
  	\`compare_with_value\` text,
  	\`compare_with_field\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`display_conditions_updated_at_idx\` ON \`display_conditions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`display_conditions_created_at_idx\` ON \`display_conditions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`display_conditions_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`display_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`display_conditions_locales_locale_parent_id_unique\` ON \`display_conditions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`display_conditions_locales_by_parent_idx\` ON \`display_conditions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_texts_order_parent\` ON \`settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_texts_by_parent_idx\` ON \`settings_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_registration_duties\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
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
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_registration_duties_order_idx\` ON \`rates_registration_duties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_registration_duties_parent_id_idx\` ON \`rates_registration_duties\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_registration_duties_locales\` (
  	\`conditions\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates_registration_duties\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rates_registration_duties_locales_locale_parent_id_unique\` ON \`rates_registration_duties_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`rates_registration_duties_locales_by_parent_idx\` ON \`rates_registration_duties_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_vat\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_vat_order_idx\` ON \`rates_vat\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_vat_parent_id_idx\` ON \`rates_vat\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_notary_fees_brackets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`up_to\` numeric,
  	\`percent\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates_notary_fees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_notary_fees_brackets_order_idx\` ON \`rates_notary_fees_brackets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_notary_fees_brackets_parent_id_idx\` ON \`rates_notary_fees_brackets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_notary_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`fixed_costs\` numeric NOT NULL,
  	\`vat_percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_notary_fees_order_idx\` ON \`rates_notary_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_notary_fees_parent_id_idx\` ON \`rates_notary_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_advances\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_advances_order_idx\` ON \`rates_advances\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_advances_parent_id_idx\` ON \`rates_advances\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_mortgages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`yearly_percent\` numeric NOT NULL,
  	\`years\` numeric NOT NULL,
  	\`own_funds_percent\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_mortgages_order_idx\` ON \`rates_mortgages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_mortgages_parent_id_idx\` ON \`rates_mortgages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_rent_deposits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`region\` text NOT NULL,
  	\`months\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_rent_deposits_order_idx\` ON \`rates_rent_deposits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_rent_deposits_parent_id_idx\` ON \`rates_rent_deposits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates_renovation_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`language\` text NOT NULL,
  	\`years\` numeric NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`source\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`rates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`rates_renovation_terms_order_idx\` ON \`rates_renovation_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`rates_renovation_terms_parent_id_idx\` ON \`rates_renovation_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`rates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`display_conditions_id\` integer REFERENCES display_conditions(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_display_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`display_conditions_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`map_type\` text DEFAULT 'prices';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`map_marker_colour\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`street_view_key\` text;`)
  await seedDisplayConditions(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`display_conditions_shows\`;`)
  await db.run(sql`DROP TABLE \`display_conditions_advanced_condition\`;`)
  await db.run(sql`DROP TABLE \`display_conditions\`;`)
  await db.run(sql`DROP TABLE \`display_conditions_locales\`;`)
  await db.run(sql`DROP TABLE \`settings_texts\`;`)
  await db.run(sql`DROP TABLE \`rates_registration_duties\`;`)
  await db.run(sql`DROP TABLE \`rates_registration_duties_locales\`;`)
  await db.run(sql`DROP TABLE \`rates_vat\`;`)
  await db.run(sql`DROP TABLE \`rates_notary_fees_brackets\`;`)
  await db.run(sql`DROP TABLE \`rates_notary_fees\`;`)
  await db.run(sql`DROP TABLE \`rates_advances\`;`)
  await db.run(sql`DROP TABLE \`rates_mortgages\`;`)
  await db.run(sql`DROP TABLE \`rates_rent_deposits\`;`)
  await db.run(sql`DROP TABLE \`rates_renovation_terms\`;`)
  await db.run(sql`DROP TABLE \`rates\`;`)
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
  	\`articles_id\` integer,
  	\`categories_id\` integer,
  	\`testimonials_id\` integer,
  	\`videos_id\` integer,
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
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agencies_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_sources_id\`) REFERENCES \`import_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_runs_id\`) REFERENCES \`import_runs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`routes_id\`) REFERENCES \`routes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "properties_id", "projects_id", "types_id", "cities_id", "media_id", "documents_id", "pages_id", "articles_id", "categories_id", "testimonials_id", "videos_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id") SELECT "id", "order", "parent_id", "path", "properties_id", "projects_id", "types_id", "cities_id", "media_id", "documents_id", "pages_id", "articles_id", "categories_id", "testimonials_id", "videos_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agencies_id_idx\` ON \`payload_locked_documents_rels\` (\`agencies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`import_sources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_runs_id_idx\` ON \`payload_locked_documents_rels\` (\`import_runs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_routes_id_idx\` ON \`payload_locked_documents_rels\` (\`routes_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`map_type\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`map_marker_colour\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`street_view_key\`;`)
}
