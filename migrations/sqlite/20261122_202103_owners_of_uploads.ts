import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'

/** Gives what listings show to the agency of the first of those listings; the rest is the site's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const listings of ['properties', 'projects']) {
    const [rows, files, pictures] = [listings, `${listings}_documents`, `${listings}_rels`].map((name) =>
      sql.identifier(name),
    )
    await db.run(sql`UPDATE documents SET agency_id = (
      SELECT listing.agency_id FROM ${files} shown JOIN ${rows} listing ON listing.id = shown._parent_id
      WHERE shown.file_id = documents.id AND listing.agency_id IS NOT NULL
      ORDER BY listing.id LIMIT 1
    ) WHERE agency_id IS NULL`)
    await db.run(sql`UPDATE media SET agency_id = (
      SELECT listing.agency_id FROM ${pictures} shown JOIN ${rows} listing ON listing.id = shown.parent_id
      WHERE shown.media_id = media.id AND listing.agency_id IS NOT NULL
      ORDER BY listing.id LIMIT 1
    ) WHERE agency_id IS NULL`)
    await db.run(sql`UPDATE media SET agency_id = (
      SELECT listing.agency_id FROM ${rows} listing
      WHERE listing.card_picture_id = media.id AND listing.agency_id IS NOT NULL
      ORDER BY listing.id LIMIT 1
    ) WHERE agency_id IS NULL`)
  }
}

export async function down(): Promise<void> {
  // The column goes with the migration before.
}
