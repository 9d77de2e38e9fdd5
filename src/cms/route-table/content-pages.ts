import { sqlOf, tableOf } from '../database/sql'
import { localized, stack, type Content, type Row, type Step } from './content-rows'

const TYPES: Record<string, Content['type']> = {
  ...{ feedback: 'feedback', login: 'login' },
  ...{ favourites: 'personal', compare: 'personal' },
}

export type Page = Content & { id: number }

/** All pages, each below its parent. */
export async function readPages(req: Step): Promise<Page[]> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'pages')
  const { id, kind, originalPath, parent, redirect, redirectUrl, _status } = table
  // Not the modules, which are most of a page.
  const rows: Row[] = await sql
    .select({ id, kind, originalPath, parent, redirect, redirectUrl, _status })
    .from(table)
  const texts = await localized(req, 'pages', 'title')
  const redirects = await readRedirects(req)
  const pages = rows.map((row): Page => {
    const number = row.id as number
    return {
      id: number,
      node: {
        ...{ above: null, target: `page:${number}`, home: row.kind === 'home', hasPage: true },
        ...texts(number),
      },
      type: TYPES[row.kind as string] ?? 'page',
      originalPath: (row.originalPath as string | null) ?? '',
      published: row._status === 'published',
      redirect: redirectOf(row, redirects.get(number)),
    }
  })
  stack(rows, new Map(pages.map(({ id, node }) => [id, node])))
  return pages
}

const redirectOf = (row: Row, target: string | undefined): string | null => {
  if (row.redirect === 'external') return (row.redirectUrl as string | null) || null
  return row.redirect === 'internal' ? (target ?? null) : null
}

/** What each page's internal redirect points at. */
async function readRedirects(req: Step): Promise<Map<number, string>> {
  const sql = await sqlOf(req)
  const rels = tableOf(req.payload, 'pages_rels')
  const rows: Row[] = await sql.select().from(rels)
  return new Map(
    rows.flatMap((row): [number, string][] => {
      if (row.path !== 'redirectTo') return []
      const target = row.pagesID ? `page:${row.pagesID as number}` : null
      const article = row.articlesID ? `article:${row.articlesID as number}` : null
      const found = target ?? article
      return found ? [[row.parent as number, found]] : []
    }),
  )
}
