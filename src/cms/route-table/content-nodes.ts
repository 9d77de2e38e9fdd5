import { readArticles } from './content-articles'
import { readMembers } from './content-members'
import { readPages } from './content-pages'
import type { RoutedContent, RouteStep } from './content-rows'

/** Pages, articles and people as the database has them in the request's transaction. */
export async function readContentNodes(req: RouteStep): Promise<RoutedContent[]> {
  const pages = await readPages(req)
  return [...pages, ...(await readArticles(req, pages)), ...(await readMembers(req, pages))]
}
