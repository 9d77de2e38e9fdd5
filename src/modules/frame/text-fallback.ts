import type { ArticleView } from '@/domain/pages/article-views'
import type { Language } from '@/i18n/languages'
import type { ModuleView } from './views'

interface TextFallback {
  module: ModuleView
  /** The language that its text is read in. */
  language: Language
}

/**
 * The first of some modules with a running text that is not there in a page's language: a formatted text, or one of
 * articles that stand there whole. Null where all are; what only lists has none. Spec §1.
 */
export function firstFallback(modules: readonly ModuleView[], locale: string): TextFallback | null {
  for (const module of modules) {
    const language = languagesOf(module).find((lang) => lang !== locale)
    if (language) return { module, language }
  }
  return null
}

function languagesOf(module: ModuleView): Language[] {
  if (module.kind === 'rich-text') return module.text.nodes.length > 0 ? [module.text.lang] : []
  return wholeArticles(module).flatMap(languagesOfArticle)
}

function wholeArticles(module: ModuleView): ArticleView[] {
  if (module.kind === 'article') return module.articles
  const areWhole = module.kind === 'category' && (module.view === 'single-view' || module.view === 'collapse-view')
  return areWhole ? module.groups.flatMap(({ articles }) => articles) : []
}

/** Those of its text, or of the introduction where that is all there is, and of its answers. */
function languagesOfArticle({ intro, text, questions }: ArticleView): Language[] {
  const said = text ?? intro
  return [...(said ? [said.lang] : []), ...questions.map(({ answer }) => answer.lang)]
}
