import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { slugify } from '../../src/lib/slug'
import { fromHtml } from '../../src/domain/rich-text/from-html'

type Db = MigrateUpArgs['db']

interface PageRow {
  id: number
  in_menu: string | null
}

/** What the code drew below the text of every home page until now; from here on it is content. */
const HOME_MODULES = [
  {
    blockType: 'property-list',
    title: {
      nl: 'Onze nieuwe panden',
      fr: 'Nos dernières offres',
      en: 'Our latest properties',
      de: 'Unsere neuesten Objekte',
    },
    ...{ goal: 'all', maxItems: 8, numberItemOfRow: 4 },
  },
  {
    blockType: 'slider',
    title: {
      nl: 'Nieuwbouwprojecten',
      fr: 'Projets neufs',
      en: 'New-build projects',
      de: 'Neubauprojekte',
    },
    ...{ show: 'projects', maxItems: 4 },
  },
  {
    blockType: 'agencies',
    title: { nl: 'Onze kantoren', fr: 'Nos agences', en: 'Our agencies', de: 'Unsere Büros' },
    showMap: false,
  },
].map((module, index) => ({
  ...module,
  ...{ id: key(index + 1), titleSize: 'h2', status: 'published', backgroundType: 'none' },
}))

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
  await writePages(db)
  await writeVersions(db)
  const pages = await db.all<PageRow>(sql`SELECT id, in_menu FROM pages ORDER BY sort, id`)
  if (pages.length > 0) await writeMenu(db, 'header', 'menu', of(pages, 'header'))
  if (pages.length > 0) await writeMenu(db, 'footer', 'legal_links', of(pages, 'footer'))
  await moveFooterText(db)
  await numberMembers(db)
}

export async function down(_: MigrateDownArgs): Promise<void> {
  // The old fields still hold what they held.
}

async function writePages(db: Db): Promise<void> {
  await db.run(sql`UPDATE pages SET _status = 'published', banner_image_id = banner_id,
    show_page_banner = (kind = 'home'),
    modules = CASE kind WHEN 'home' THEN ${JSON.stringify(HOME_MODULES)} END,
    kind = CASE kind WHEN 'text' THEN 'module' ELSE kind END`)
  await db.run(sql`UPDATE pages_locales SET description = intro`)
  // Only a home page showed its banner, with its title and what introduced it.
  await db.run(sql`UPDATE pages_locales SET banner_title = title, banner_description = intro
    WHERE _parent_id IN (SELECT id FROM pages WHERE kind = 'home')`)
  const texts = await db.all<{ id: number; text: string }>(
    sql`SELECT id, text FROM pages_locales WHERE text IS NOT NULL AND text <> ''`,
  )
  for (const { id, text } of texts) {
    const content = JSON.stringify(fromHtml(text))
    await db.run(sql`UPDATE pages_locales SET content = ${content} WHERE id = ${id}`)
  }
}

/** The lists of the admin show versions: a page without one would not be there. */
async function writeVersions(db: Db): Promise<void> {
  await db.run(sql`INSERT INTO _pages_v (id, parent_id, version_modules, version_show_page_banner,
    version_banner_image_id, version_sort, version_kind, version_original_path,
    version_updated_at, version_created_at, version__status, created_at, updated_at, latest)
    SELECT id, id, modules, show_page_banner, banner_image_id, sort, kind, original_path,
    updated_at, created_at, _status, created_at, updated_at, 1 FROM pages`)
  await db.run(sql`INSERT INTO _pages_v_locales (version_title, version_description,
    version_content, version_banner_title, version_banner_description, version_path, _locale,
    _parent_id)
    SELECT title, description, content, banner_title, banner_description, path, _locale,
    _parent_id FROM pages_locales`)
}

const of = (pages: PageRow[], menu: string): number[] =>
  pages.flatMap(({ id, in_menu }) => (in_menu === menu ? [id] : []))

/** A row's id in a list, in the form in which the CMS makes them. */
function key(number: number): string {
  return String(number).padStart(24, '0')
}

async function writeMenu(db: Db, global: 'header' | 'footer', list: string, pages: number[]) {
  await writeGlobal(db, global)
  const path = list.replace('_l', 'L')
  for (const [index, page] of pages.entries()) {
    await db.run(sql`INSERT INTO ${sql.raw(`${global}_${list}`)} (_order, _parent_id, id)
      VALUES (${index + 1}, 1, ${key(page)})`)
    await db.run(sql`INSERT INTO ${sql.raw(`${global}_rels`)} (parent_id, path, pages_id)
      VALUES (1, ${`${path}.${index}.reference`}, ${page})`)
  }
}

async function writeGlobal(db: Db, global: 'header' | 'footer'): Promise<void> {
  const now = new Date().toISOString()
  await db.run(sql`INSERT OR IGNORE INTO ${sql.raw(global)} (id, created_at, updated_at)
    VALUES (1, ${now}, ${now})`)
}

async function moveFooterText(db: Db): Promise<void> {
  const texts = await db.all<{ _locale: string; footer_text: string }>(
    sql`SELECT _locale, footer_text FROM settings_locales WHERE footer_text <> ''`,
  )
  if (texts.length > 0) await writeGlobal(db, 'footer')
  for (const { _locale, footer_text } of texts) {
    const html = footer_text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    const text = JSON.stringify(fromHtml(`<p>${html.replaceAll('\n', '<br>')}</p>`))
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
