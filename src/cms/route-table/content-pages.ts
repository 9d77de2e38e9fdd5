import { asc } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import { localized, stack, type RoutedContent, type RouteStep } from './content-rows'

const TYPES: Record<string, RoutedContent['type']> = {
  feedback: 'feedback', login: 'login',
  favourites: 'personal', compare: 'personal', personal: 'personal',
}

export type RoutedPage = RoutedContent & { id: number }

/** All pages, each below its parent. */
export async function readPages(req: RouteStep): Promise<RoutedPage[]> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'pages')
  const { id, kind, originalPath, parent, redirect, redirectUrl, createdAt, deletedAt, _status } = table
  // Not the modules, which are most of a page.
  const rows = await sql
    .select({ id, kind, originalPath, parent, redirect, redirectUrl, createdAt, deletedAt, _status })
    .from(table)
    .orderBy(asc(id))
  const texts = await localized(req, 'pages', 'title')
  const redirects = await readRedirects(req)
  const pages = rows.map((row): RoutedPage => {
    return {
      id: row.id,
      node: {
        above: null, target: `page:${row.id}`, home: row.kind === 'home', hasPage: true,
        originalPath: row.originalPath ?? '',
        ...texts(row.id),
      },
      type: (row.kind && TYPES[row.kind]) ?? 'page',
      createdAt: row.createdAt,
      inBin: row.deletedAt !== null,
      published: row._status === 'published',
      redirect: redirectOf(row, redirects.get(row.id)),
    }
  })
  stack(rows, new Map(pages.map(({ id, node }) => [id, node])))
  return pages
}

const redirectOf = (
  row: { redirect: string | null; redirectUrl: string | null },
  target: string | undefined,
): string | null => {
  if (row.redirect === 'external') return row.redirectUrl || null
  return row.redirect === 'internal' ? (target ?? null) : null
}

/** What each page's internal redirect points at. */
async function readRedirects(req: RouteStep): Promise<Map<number, string>> {
  const sql = await sqlOf(req)
  const rels = tableOf(req.payload, 'pages_rels')
  const rows = await sql.select().from(rels).orderBy(asc(rels.id))
  return new Map(
    rows.flatMap((row): [number, string][] => {
      if (row.path !== 'redirectTo') return []
      const target = row.pagesID ? `page:${row.pagesID}` : null
      const article = row.articlesID ? `article:${row.articlesID}` : null
      const found = target ?? article
      return found ? [[row.parent, found]] : []
    }),
  )
}
