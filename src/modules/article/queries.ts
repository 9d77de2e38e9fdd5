import 'server-only'
import type { Site } from '@/content/site'
import { readAll } from '@/content/read-documents'
import { liveArticles } from '@/features/pages/queries-articles'
import { idsOf } from '@/lib/documents'
import type { StoredModule } from '../frame/stored-module'
import type { ModuleView } from '../frame/views'

const VIEWS = ['picture-left', 'picture-right'] as const

/** The articles that were chosen, in the order in which they were; null where none is live. Spec §3, "Page module". */
export async function articleContent(site: Site, doc: StoredModule<'article'>) {
  const ids = idsOf(doc.articles)
  const docs = ids.length > 0 ? await readAll('articles', { id: { in: ids } }) : []
  docs.sort((a, b) => ids.indexOf(a.id as number) - ids.indexOf(b.id as number))
  const articles = liveArticles(site, docs)
  if (articles.length === 0) return null
  return {
    kind: 'article',
    view: VIEWS.find((view) => view === doc.view) ?? 'text',
    articles,
  } satisfies Partial<ModuleView>
}
