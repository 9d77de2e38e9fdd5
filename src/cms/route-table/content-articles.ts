import type { ContentNode } from '@/routes/content-paths'
import { sqlOf, tableOf } from '../database/sql'
import type { Page } from './content-pages'
import { localized, stack, type Content, type Row, type Step } from './content-rows'
import { readNames } from './names'

/** All articles, each below its category. */
export async function readArticles(req: Step, pages: Page[]): Promise<Content[]> {
  const sql = await sqlOf(req)
  const categories = await readCategories(req, new Map(pages.map((page) => [page.id, page])))
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
