import 'server-only'
import { readAll } from '@/content/read-documents'
import type { Site } from '@/content/site'
import { liveArticles } from '@/features/pages/queries-articles'
import { pickText } from '@/i18n/languages'
import { idsOf, textsIn } from '@/lib/documents'
import { AMOUNTS, mostIn, perRowIn } from '../frame/amounts'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

const VIEWS = ['single-view', 'odds-view', 'collapse-view'] as const

/**
 * The articles of a category, at most so many, in one group or one for each subcategory. Null
 * where there are none, as without a category. Spec §3, "Page module", `isHasSubcategories`, §9.
 */
export async function categoryContent(site: Site, doc: StoredModule<'category'>) {
  const [category] = idsOf(doc.category)
  let left = mostIn(doc, AMOUNTS.category.most)
  const groups = []
  for (const { id, name } of await groupsOf(site, category, doc.isHasSubcategories === true)) {
    if (left < 1) break
    const articles = liveArticles(site, await readAll('articles', { category: { equals: id } }), left)
    left -= articles.length
    if (articles.length > 0) groups.push({ id, name, articles })
  }
  if (groups.length === 0) return null
  return {
    kind: 'category',
    view: VIEWS.find((view) => view === doc.view) ?? 'news-view',
    perRow: perRowIn(doc, AMOUNTS.category.perRow),
    groups,
  } satisfies Partial<ModuleView>
}

async function groupsOf(site: Site, category: number | undefined, subcategories: boolean) {
  if (category === undefined) return []
  const own = { id: category, name: null }
  if (!subcategories) return [own]
  const below = await readAll('categories', { parent: { equals: category } })
  const named = below.map((doc) => ({
    id: doc.id as number,
    name: pickText(textsIn(doc, 'name'), site.language),
  }))
  return [own, ...named]
}
