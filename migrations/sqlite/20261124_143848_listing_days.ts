import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`listing_days\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`property\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`impressions\` numeric DEFAULT 0 NOT NULL,
  	\`favourites\` numeric DEFAULT 0 NOT NULL,
  	\`brochures\` numeric DEFAULT 0 NOT NULL,
  	\`maps\` numeric DEFAULT 0 NOT NULL,
  	\`requests\` numeric DEFAULT 0 NOT NULL,
  	\`visits\` numeric DEFAULT 0 NOT NULL,
  	\`from_search\` numeric DEFAULT 0 NOT NULL,
  	\`from_sites\` numeric DEFAULT 0 NOT NULL,
  	\`from_social\` numeric DEFAULT 0 NOT NULL,
  	\`from_email\` numeric DEFAULT 0 NOT NULL,
  	\`from_nowhere\` numeric DEFAULT 0 NOT NULL,
  	\`from_here\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`listing_days_day_idx\` ON \`listing_days\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_day_idx\` ON \`listing_days\` (\`property\`,\`day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`listing_days\`;`)
}
