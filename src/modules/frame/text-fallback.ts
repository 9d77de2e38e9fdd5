import type { ArticleView } from '@/domain/pages/article-views'
import { foreignWords } from '@/domain/properties/foreign-words'
import { languagesBeside, type Language } from '@/i18n/languages'
import type { ModuleView } from './views'

interface TextFallback {
  module: ModuleView
  of: 'text' | 'list'
  /** The languages but the page's that its text is read in. */
  languages: Language[]
}

/**
 * Of some modules the first with a running text that is not there in a page's language (a formatted text, or one of
 * articles that stand there whole), and the first that lists properties or what clients said with words that are not.
 * A list of articles only leads to their texts. Spec §1.
 */
export const textFallbacks = (modules: readonly ModuleView[], locale: string): TextFallback[] => [
  ...firstFallback('text', modules, (module) => languagesBeside(locale, languagesOf(module))),
  ...firstFallback('list', modules, (module) => listedLanguages(module, locale)),
]

function firstFallback(
  of: TextFallback['of'],
  modules: readonly ModuleView[],
  foreign: (module: ModuleView) => Language[],
): TextFallback[] {
  for (const module of modules) {
    const languages = foreign(module)
    if (languages.length > 0) return [{ module, of, languages }]
  }
  return []
}

function listedLanguages(module: ModuleView, locale: string): Language[] {
  if (module.kind === 'testimonials') {
    return languagesBeside(locale, module.testimonials.map(({ comment }) => comment.lang))
  }
  const listsCards = module.kind === 'property-list' || (module.kind === 'slider' && module.show === 'properties')
  return listsCards ? foreignWords(module.cards, locale) : []
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
