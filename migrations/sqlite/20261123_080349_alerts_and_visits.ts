import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`name\` text,
  	\`language\` text NOT NULL,
  	\`rhythm\` text,
  	\`lead_id\` integer,
  	\`goal\` text,
  	\`criteria\` text,
  	\`confirmed_at\` text,
  	\`ended_at\` text,
  	\`consent_text\` text,
  	\`consent_version\` numeric,
  	\`key\` text NOT NULL,
  	\`opt_in\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_email_idx\` ON \`subscriptions\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_kind_idx\` ON \`subscriptions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_state_idx\` ON \`subscriptions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_lead_idx\` ON \`subscriptions\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_goal_idx\` ON \`subscriptions\` (\`goal\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_key_idx\` ON \`subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_opt_in_idx\` ON \`subscriptions\` (\`opt_in\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`appointments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lead_id\` integer,
  	\`property_id\` integer,
  	\`agency_id\` integer,
  	\`calendar_id\` integer,
  	\`agent_id\` integer,
  	\`start\` text NOT NULL,
  	\`end\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`sequence\` numeric DEFAULT 0 NOT NULL,
  	\`slot\` text,
  	\`mails\` text NOT NULL,
  	\`remind_at\` text,
  	\`uid\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`calendar_id\`) REFERENCES \`visiting_hours\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appointments_lead_idx\` ON \`appointments\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_property_idx\` ON \`appointments\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_agency_idx\` ON \`appointments\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_calendar_idx\` ON \`appointments\` (\`calendar_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_agent_idx\` ON \`appointments\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_start_idx\` ON \`appointments\` (\`start\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_slot_idx\` ON \`appointments\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`appointments_mails_idx\` ON \`appointments\` (\`mails\`);`)
  await db.run(sql`CREATE INDEX \`appointments_remind_at_idx\` ON \`appointments\` (\`remind_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_uid_idx\` ON \`appointments\` (\`uid\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visiting_hours_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`weekday\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`visiting_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visiting_hours_hours_order_idx\` ON \`visiting_hours_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`visiting_hours_hours_parent_id_idx\` ON \`visiting_hours_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visiting_hours_exceptions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`until\` text,
  	\`from\` text,
  	\`to\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`visiting_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`visiting_hours_exceptions_order_idx\` ON \`visiting_hours_exceptions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`visiting_hours_exceptions_parent_id_idx\` ON \`visiting_hours_exceptions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`visiting_hours\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`agency_id\` integer,
  	\`agent_id\` integer,
  	\`visit_minutes\` numeric DEFAULT 30 NOT NULL,
  	\`buffer_minutes\` numeric DEFAULT 15 NOT NULL,
  	\`notice_hours\` numeric DEFAULT 24 NOT NULL,
  	\`days_ahead\` numeric DEFAULT 21 NOT NULL,
  	\`on_holidays\` integer DEFAULT false,
  	\`busy_address\` text,
  	\`owner\` text NOT NULL,
  	\`feed_key\` text NOT NULL,
  	\`busy\` text,
  	\`busy_read_at\` text,
  	\`busy_tried_at\` text,
  	\`busy_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`visiting_hours_agency_idx\` ON \`visiting_hours\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`visiting_hours_agent_idx\` ON \`visiting_hours\` (\`agent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visiting_hours_owner_idx\` ON \`visiting_hours\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visiting_hours_feed_key_idx\` ON \`visiting_hours\` (\`feed_key\`);`)
  await db.run(sql`CREATE INDEX \`visiting_hours_updated_at_idx\` ON \`visiting_hours\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visiting_hours_created_at_idx\` ON \`visiting_hours\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`known_offers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`shown\` numeric NOT NULL,
  	\`price\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`known_offers_listing_idx\` ON \`known_offers\` (\`listing\`);`)
  await db.run(sql`CREATE TABLE \`told_listings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`before\` numeric NOT NULL,
  	\`subscription_id\` integer,
  	\`due_at\` text,
  	\`told_at\` text,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`told_listings_subscription_idx\` ON \`told_listings\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`told_listings_due_at_idx\` ON \`told_listings\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`email_listing_price_idx\` ON \`told_listings\` (\`email\`,\`listing\`,\`price\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`headers\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`appointments_id\` integer REFERENCES appointments(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`visiting_hours_id\` integer REFERENCES visiting_hours(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_appointments_id_idx\` ON \`payload_locked_documents_rels\` (\`appointments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visiting_hours_id_idx\` ON \`payload_locked_documents_rels\` (\`visiting_hours_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`DROP TABLE \`visiting_hours_hours\`;`)
  await db.run(sql`DROP TABLE \`visiting_hours_exceptions\`;`)
  await db.run(sql`DROP TABLE \`visiting_hours\`;`)
  await db.run(sql`DROP TABLE \`known_offers\`;`)
  await db.run(sql`DROP TABLE \`told_listings\`;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`leads_id\` integer,
  	\`mails_id\` integer,
  	\`forms_id\` integer,
  	\`properties_id\` integer,
  	\`projects_id\` integer,
  	\`types_id\` integer,
  	\`cities_id\` integer,
  	\`display_conditions_id\` integer,
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
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`properties_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`types_id\`) REFERENCES \`types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`display_conditions_id\`) REFERENCES \`display_conditions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "leads_id", "mails_id", "forms_id", "properties_id", "projects_id", "types_id", "cities_id", "display_conditions_id", "media_id", "documents_id", "pages_id", "articles_id", "categories_id", "testimonials_id", "videos_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id") SELECT "id", "order", "parent_id", "path", "leads_id", "mails_id", "forms_id", "properties_id", "projects_id", "types_id", "cities_id", "display_conditions_id", "media_id", "documents_id", "pages_id", "articles_id", "categories_id", "testimonials_id", "videos_id", "agencies_id", "team_members_id", "import_sources_id", "import_runs_id", "users_id", "routes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_types_id_idx\` ON \`payload_locked_documents_rels\` (\`types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_display_conditions_id_idx\` ON \`payload_locked_documents_rels\` (\`display_conditions_id\`);`)
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
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`headers\`;`)
}
