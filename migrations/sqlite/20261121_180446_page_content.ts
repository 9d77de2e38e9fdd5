import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { slugify } from '../../src/lib/slug'
import { fromHtml } from '../../src/cms/rich-text/from-html'

type Db = MigrateUpArgs['db']

interface PageRow {
  id: number
  in_menu: string | null
}

/**
 * Carries what the first form of the pages said into the fields that took its place: every page
 * was public, its HTML becomes a formatted text, its menu an entry of the header or the footer.
 * Whether meters are individual has become an answer.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // It was a box to tick: one that was not ticked said nothing.
  await db.run(sql`UPDATE properties
    SET individual_meters = CASE individual_meters WHEN '1' THEN 'yes' END`)
  await db.run(sql`UPDATE _properties_v
    SET version_individual_meters = CASE version_individual_meters WHEN '1' THEN 'yes' END`)
  await db.run(sql`UPDATE pages SET _status = 'published', banner_image_id = banner_id,
    show_page_banner = (kind = 'home'), kind = CASE kind WHEN 'text' THEN 'module' ELSE kind END`)
  await db.run(sql`UPDATE pages_locales SET description = intro`)
  const texts = await db.all<{ id: number; text: string }>(
    sql`SELECT id, text FROM pages_locales WHERE text IS NOT NULL AND text <> ''`,
  )
  for (const { id, text } of texts) await saveText(db, 'pages_locales', 'content', id, text)
  const pages = await db.all<PageRow>(sql`SELECT id, in_menu FROM pages ORDER BY sort, id`)
  if (pages.length === 0) return
  await writeMenu(db, 'header', 'menu', of(pages, 'header'))
  await writeMenu(db, 'footer', 'legal_links', of(pages, 'footer'))
  await moveFooterText(db)
  await numberMembers(db)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // The old fields still hold what they held.
}

const of = (pages: PageRow[], menu: string): number[] =>
  pages.flatMap(({ id, in_menu }) => (in_menu === menu ? [id] : []))

async function saveText(db: Db, table: string, column: string, id: number, html: string) {
  const text = JSON.stringify(fromHtml(html))
  await db.run(sql`UPDATE ${sql.raw(table)} SET ${sql.raw(column)} = ${text} WHERE id = ${id}`)
}

async function writeMenu(db: Db, global: 'header' | 'footer', list: string, pages: number[]) {
  const now = new Date().toISOString()
  await db.run(sql`INSERT INTO ${sql.raw(global)} (id, created_at, updated_at) VALUES (1, ${now}, ${now})`)
  const path = list.replace('_l', 'L')
  for (const [index, page] of pages.entries()) {
    const id = `${page}`.padStart(24, '0')
    await db.run(sql`INSERT INTO ${sql.raw(`${global}_${list}`)} (_order, _parent_id, id)
      VALUES (${index + 1}, 1, ${id})`)
    await db.run(sql`INSERT INTO ${sql.raw(`${global}_rels`)} (parent_id, path, pages_id)
      VALUES (1, ${`${path}.${index}.reference`}, ${page})`)
  }
}

async function moveFooterText(db: Db): Promise<void> {
  const texts = await db.all<{ _locale: string; footer_text: string }>(
    sql`SELECT _locale, footer_text FROM settings_locales WHERE footer_text <> ''`,
  )
  for (const { _locale, footer_text } of texts) {
    const text = JSON.stringify(fromHtml(`<p>${footer_text.replaceAll('<', '&lt;')}</p>`))
    await db.run(sql`INSERT INTO footer_locales (legal_text, _locale, _parent_id)
      VALUES (${text}, ${_locale}, 1)`)
  }
}

async function numberMembers(db: Db): Promise<void> {
  const members = await db.all<{ id: number; name: string }>(
    sql`SELECT id, name FROM team_members ORDER BY id`,
  )
  const taken = new Set<string>()
  for (const { id, name } of members) {
    const slug = slugify(name) || String(id)
    const path = `/team/${taken.has(slug) ? `${slug}-${id}` : slug}/`
    taken.add(slug)
    await db.run(sql`UPDATE team_members SET original_path = ${path} WHERE id = ${id}`)
  }
}
