import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`listing_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`property\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`value_before\` text,
  	\`value_after\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`property_at_idx\` ON \`listing_events\` (\`property\`,\`at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`listing_events\`;`)
}
