import type { Connection } from '@/cms/migrate/connection'

const text = (value: string | null): string =>
  value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`

interface FirstPage {
  id: number
  kind: 'home' | 'sale' | 'text'
  originalPath: string
  inMenu: 'header' | 'footer' | 'none'
  banner: number | null
  /** Title, path, introduction and HTML per language. */
  says: Record<string, [title: string, path: string | null, intro: string | null, html: string | null]>
}

const PAGES: FirstPage[] = [
  {
    id: 7, kind: 'home', originalPath: '/', inMenu: 'none', banner: 1,
    says: {
      nl: ['Thuis', null, 'Welkom', '<p>Waarom wij?</p>'],
      fr: ['Accueil', null, 'Bienvenue', '<p>Pourquoi nous ?</p>'],
      en: ['Home', null, 'Welcome', null],
    },
  },
  {
    id: 3, kind: 'sale', originalPath: '/for-sale/', inMenu: 'header', banner: null,
    says: {
      nl: ['Te koop', '/te-koop/', null, null],
      fr: ['À vendre', '/a-vendre/', null, null],
      en: ['For sale', '/for-sale/', null, null],
    },
  },
  {
    id: 5, kind: 'text', originalPath: "/L'agence/", inMenu: 'header', banner: 1,
    says: {
      nl: ['Het kantoor', null, 'Over ons', '<h2>Wie</h2><p>Drie &amp; meer.</p>'],
      fr: ["L'agence", '/notre-agence/', 'À propos', '<h2>Qui</h2><p>Trois.</p>'],
      en: ['The agency', null, null, '<p>Three.</p>'],
    },
  },
  {
    id: 4, kind: 'text', originalPath: '/Privacy/', inMenu: 'footer', banner: null,
    says: {
      nl: ['Privacy', null, null, '<p>Uw gegevens.</p>'],
      fr: ['Vie privée', null, null, '<p>Vos données.</p>'],
      en: ['Privacy', null, null, '<p>Your data.</p>'],
    },
  },
]

const ROUTES: Record<number, Record<string, string>> = {
  7: { nl: '/', fr: '/', en: '/' },
  3: { nl: '/te-koop/', fr: '/a-vendre/', en: '/for-sale/' },
  5: { nl: '/het-kantoor/', fr: '/notre-agence/', en: '/the-agency/' },
  4: { nl: '/privacy/', fr: '/vie-privee/', en: '/privacy/' },
}

/** Content as the site wrote it when pages were one text each: right after the first migration. */
export async function writeFirstContent({ run }: Connection): Promise<void> {
  await run(`INSERT INTO media (id, filename) VALUES (1, 'banner.jpg')`)
  for (const [sort, page] of PAGES.entries()) await writePage(run, page, sort)
  await run(`INSERT INTO settings (id, agency_name) VALUES (1, 'Orlinde')`)
  await run(`INSERT INTO settings_locales (footer_text, _locale, _parent_id) VALUES
    ('Erkend <BIV>
Toezicht: BIV', 'nl', 1), ('Agréé IPI', 'fr', 1), ('', 'en', 1)`)
  await run(`INSERT INTO agencies (id, name) VALUES (1, 'Gent'), (2, 'Namur')`)
  await run(`INSERT INTO team_members (id, name, agency_id) VALUES
    (1, 'Élise Dupont', 1), (2, 'Jan Peeters', 1), (3, 'Jan Peeters', 2)`)
  await run(`INSERT INTO properties (id, listing_id, individual_meters, _status) VALUES
    (1, 11, 1, 'published'), (2, 12, 0, 'published'), (3, 13, NULL, 'draft')`)
  await run(`INSERT INTO _properties_v (id, parent_id, version_individual_meters, latest) VALUES
    (1, 1, 1, 1), (2, 2, 0, 1), (3, 3, NULL, 1)`)
}

type Run = Connection['run']

async function writePage(run: Run, page: FirstPage, sort: number): Promise<void> {
  const { id, kind, originalPath, inMenu, banner, says } = page
  await run(`INSERT INTO pages (id, kind, original_path, in_menu, banner_id, sort)
    VALUES (${id}, '${kind}', ${text(originalPath)}, '${inMenu}', ${String(banner ?? 'NULL')}, ${sort})`)
  await run(`INSERT INTO routes (id, original_path, target, type, former_paths)
    VALUES (${id}, ${text(originalPath)}, 'page:${id}', 'page', ${text(formerPaths(id))})`)
  for (const [language, words] of Object.entries(says)) {
    await run(`INSERT INTO pages_locales (title, path, intro, text, _locale, _parent_id)
      VALUES (${words.map(text).join(', ')}, '${language}', ${id})`)
    await run(`INSERT INTO routes_locales (path, breadcrumb, _locale, _parent_id) VALUES
      (${text(ROUTES[id]?.[language] ?? null)}, '[]', '${language}', ${id})`)
  }
}

const formerPaths = (id: number): string =>
  id === 5 ? '[{"language":"fr","path":"/agence/"}]' : '[]'
