import type { Language } from '@/i18n/languages'
import { contentPath, type ContentNode } from '@/routes/content-paths'
import { asc } from '../database/drizzle'
import { sqlOf, tableOf } from '../database/sql'
import type { RoutedPage } from './content-pages'
import { localized, stack, type RoutedContent, type RouteStep } from './content-rows'
import { readNames } from './names'

/** All articles, each below its category. */
export async function readArticles(req: RouteStep, pages: RoutedPage[]): Promise<RoutedContent[]> {
  const sql = await sqlOf(req)
  const categories = await readCategories(req, new Map(pages.map((page) => [page.id, page])))
  const table = tableOf(req.payload, 'articles')
  const rows = await sql.select().from(table).orderBy(asc(table.id))
  const texts = await localized(req, 'articles', 'name')
  return rows.map((row): RoutedContent => {
    const { id } = row
    const category = row.category === null ? undefined : categories.get(row.category)
    return {
      node: {
        above: category?.node ?? null, target: `article:${id}`, home: false, hasPage: true,
        originalPath: row.originalPath ?? '',
        ...texts(id),
      },
      type: 'article',
      createdAt: row.createdAt,
      inBin: row.deletedAt !== null,
      published: row._status === 'published' && category?.hasPages !== false,
      redirect: null,
    }
  })
}

/** The path that a category lends to its articles in a language: its name and those above it; blank without a name. */
export async function categoryPath(req: RouteStep, id: number, language: Language): Promise<string> {
  const category = (await readCategories(req, new Map())).get(id)
  return (category && contentPath(category.node, language)) ?? ''
}

interface RoutedCategory {
  node: ContentNode
  hasPages: boolean
}

/** Categories lend their names to paths; in a breadcrumb they lead to the page that shows them. */
async function readCategories(
  req: RouteStep,
  pages: Map<number, RoutedPage>,
): Promise<Map<number, RoutedCategory>> {
  const sql = await sqlOf(req)
  const table = tableOf(req.payload, 'categories')
  const rows = await sql.select().from(table).orderBy(asc(table.id))
  const names = await readNames(req.payload, sql, 'categories', 'name')
  const categories = new Map(
    rows.map((row): [number, RoutedCategory] => {
      const { id } = row
      const node: ContentNode = {
        above: null, target: `category:${id}`, home: false, hasPage: false, originalPath: '',
        names: names.get(id) ?? {}, typed: {}, hiddenIn: [],
        shownBy: row.page === null ? undefined : pages.get(row.page)?.node,
      }
      return [id, { node, hasPages: row.hasPages !== false }]
    }),
  )
  stack(rows, new Map([...categories].map(([id, { node }]) => [id, node])))
  return categories
}
