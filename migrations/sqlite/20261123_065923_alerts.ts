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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`known_offers\`;`)
  await db.run(sql`DROP TABLE \`told_listings\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`headers\`;`)
}
