import type { PayloadRequest } from 'payload'
import { isLanguage, type Language, type Localized } from '@/i18n/languages'
import type { ContentNode } from '@/routes/content-paths'
import { perLanguage } from '@/routes/paths'
import { TEAM_NAMES } from '@/routes/segments'
import { sqlOf, tableOf } from '../sql'
import { readNames } from './names'

type Row = Record<string, unknown>
type Step = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Content with what its route-table entry needs besides its address. */
export interface Content {
  node: ContentNode
  type: 'page' | 'article' | 'feedback' | 'login'
  originalPath: string
  published: boolean
  /** Where the page sends its visitors: a target or an address; null where it shows itself. */
  redirect: string | null
}

const TYPES: Record<string, Content['type']> = { feedback: 'feedback', login: 'login' }

/** Pages, articles and people as the database has them in the request's transaction. */
export async function readContent(req: Step): Promise<Content[]> {
  const pages = await readPages(req)
  const byId = new Map(pages.map((page) => [page.id, page]))
  const articles = await readArticles(req, byId)
  return [...pages, ...articles, ...(await readMembers(req, pages))]
}

type Page = Content & { id: number }

async function readPages(req: Step): Promise<Page[]> {
  const sql = await sqlOf(req)
  const rows: Row[] = await sql.select().from(tableOf(req.payload, 'pages'))
  const texts = await localized(req, 'pages', 'title')
  const redirects = await readRedirects(req)
  const pages = rows.map((row): Page => {
    const id = row.id as number
    return {
      id,
      node: {
        ...{ above: null, target: `page:${id}`, home: row.kind === 'home', hasPage: true },
        ...texts(id),
      },
      type: TYPES[row.kind as string] ?? 'page',
      originalPath: (row.originalPath as string | null) ?? '',
      published: row._status === 'published',
      redirect: redirectOf(row, redirects.get(id)),
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

async function readArticles(req: Step, pages: Map<number, Page>): Promise<Content[]> {
  const sql = await sqlOf(req)
  const categories = await readCategories(req, pages)
  const rows: Row[] = await sql.select().from(tableOf(req.payload, 'articles'))
  const texts = await localized(req, 'articles', 'name')
  return rows.map((row): Content => {
    const id = row.id as number
    const category = categories.get(row.category as number)
    return {
      node: {
        ...{ above: category?.node ?? null, target: `article:${id}`, home: false, hasPage: true },
        ...texts(id),
      },
      type: 'article',
      originalPath: (row.originalPath as string | null) ?? '',
      published: row._status === 'published' && category?.hasPages !== false,
      redirect: null,
    }
  })
}

interface Category {
  node: ContentNode
  hasPages: boolean
}

/** Categories lend their names to paths; in a breadcrumb they lead to the page that shows them. */
async function readCategories(req: Step, pages: Map<number, Page>): Promise<Map<number, Category>> {
  const sql = await sqlOf(req)
  const rows: Row[] = await sql.select().from(tableOf(req.payload, 'categories'))
  const names = await readNames(req.payload, sql, 'categories', 'name')
  const categories = new Map(
    rows.map((row): [number, Category] => {
      const id = row.id as number
      const node: ContentNode = {
        ...{ above: null, target: `category:${id}`, home: false, hasPage: false },
        ...{ names: names.get(id) ?? {}, typed: {}, hiddenIn: [] },
        shownBy: pages.get(row.page as number)?.node,
      }
      return [id, { node, hasPages: row.hasPages !== false }]
    }),
  )
  stack(rows, new Map([...categories].map(([id, { node }]) => [id, node])))
  return categories
}

/** Puts nodes below what their rows name as parent. A circle is left open where it would close. */
function stack(rows: Row[], nodes: Map<number, ContentNode>): void {
  for (const row of rows) {
    const node = nodes.get(row.id as number)
    const above = nodes.get(row.parent as number) ?? null
    if (node && !isAbove(node, above)) node.above = above
  }
}

const isAbove = (node: ContentNode, below: ContentNode | null): boolean =>
  below !== null && (below === node || isAbove(node, below.above))

async function readMembers(req: Step, pages: Page[]): Promise<Content[]> {
  const sql = await sqlOf(req)
  const rows: Row[] = await sql.select().from(tableOf(req.payload, 'team_members'))
  const team = pages.find(({ originalPath }) => originalPath === '/team/')?.node ?? {
    ...{ above: null, target: '', home: false, typed: {}, hiddenIn: [], hasPage: false },
    names: TEAM_NAMES,
  }
  return rows.map((row) => {
    const name = row.name as string
    return {
      node: {
        ...{ above: team, target: `member:${row.id as number}`, home: false, hasPage: true },
        ...{ names: perLanguage(() => name), typed: {}, hiddenIn: [] },
      },
      type: 'article',
      originalPath: (row.originalPath as string | null) ?? '',
      published: true,
      redirect: null,
    }
  })
}

/** The names, typed paths and switched-off languages of a collection, by row. */
async function localized(req: Step, collection: 'pages' | 'articles', name: 'title' | 'name') {
  const sql = await sqlOf(req)
  const names = await readNames(req.payload, sql, collection, name)
  const typed = await readNames(req.payload, sql, collection, 'path')
  const live = await readNames(req.payload, sql, collection, 'live')
  return (id: number): Pick<ContentNode, 'names' | 'typed' | 'hiddenIn'> => ({
    names: names.get(id) ?? {},
    typed: typed.get(id) ?? {},
    hiddenIn: switchedOff(live.get(id)),
  })
}

const switchedOff = (live: Localized<unknown> | undefined): Language[] =>
  Object.entries(live ?? {}).flatMap(([language, value]) =>
    isLanguage(language) && (value === false || value === 0) ? [language] : [],
  )
