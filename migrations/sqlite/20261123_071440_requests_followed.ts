import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`person_id\` integer REFERENCES team_members(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`leads_person_idx\` ON \`leads\` (\`person_id\`);`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`submitted_at\` text;`)
  await db.run(sql`ALTER TABLE \`testimonials\` ADD \`lead_id\` integer REFERENCES leads(id) ON DELETE set null;`)
  await db.run(sql`CREATE UNIQUE INDEX \`testimonials_lead_idx\` ON \`testimonials\` (\`lead_id\`);`)
  await db.run(sql`ALTER TABLE \`agencies\` ADD \`documents_by_hand\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`captcha_provider\` text DEFAULT 'altcha';`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`captcha_site_key\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`captcha_secret\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`__new_leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`language\` text NOT NULL,
  	\`property_id\` integer,
  	\`project_id\` integer,
  	\`agency_id\` integer,
  	\`assignee_id\` integer,
  	\`answers\` text NOT NULL,
  	\`consent_text\` text,
  	\`consent_version\` numeric,
  	\`read_at\` text,
  	\`answered_at\` text,
  	\`notes\` text,
  	\`history\` text,
  	\`key\` text NOT NULL,
  	\`mails\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`property_id\`) REFERENCES \`properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agency_id\`) REFERENCES \`agencies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_leads\`("id", "form", "status", "name", "email", "phone", "language", "property_id", "project_id", "agency_id", "assignee_id", "answers", "consent_text", "consent_version", "read_at", "answered_at", "notes", "history", "key", "mails", "updated_at", "created_at") SELECT "id", "form", "status", "name", "email", "phone", "language", "property_id", "project_id", "agency_id", "assignee_id", "answers", "consent_text", "consent_version", "read_at", "answered_at", "notes", "history", "key", "mails", "updated_at", "created_at" FROM \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`ALTER TABLE \`__new_leads\` RENAME TO \`leads\`;`)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_idx\` ON \`leads\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`leads_property_idx\` ON \`leads\` (\`property_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_project_idx\` ON \`leads\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_agency_idx\` ON \`leads\` (\`agency_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_key_idx\` ON \`leads\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`leads_mails_idx\` ON \`leads\` (\`mails\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_testimonials\` (
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
  await db.run(sql`INSERT INTO \`__new_testimonials\`("id", "name", "website", "image_id", "status", "sort", "updated_at", "created_at") SELECT "id", "name", "website", "image_id", "status", "sort", "updated_at", "created_at" FROM \`testimonials\`;`)
  await db.run(sql`DROP TABLE \`testimonials\`;`)
  await db.run(sql`ALTER TABLE \`__new_testimonials\` RENAME TO \`testimonials\`;`)
  await db.run(sql`CREATE INDEX \`testimonials_image_idx\` ON \`testimonials\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_updated_at_idx\` ON \`testimonials\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`testimonials_created_at_idx\` ON \`testimonials\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`agencies\` DROP COLUMN \`documents_by_hand\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`captcha_provider\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`captcha_site_key\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`captcha_secret\`;`)
}
