import { pickText, type Language, type Localized } from '@/i18n/languages'
import { slugify } from '@/lib/slug'
import type { Crumb } from './entry'
import { joinPath, perLanguage } from './paths'

/** A page, category, article or person: what its address is made of. */
export interface ContentNode {
  /** What stands above it, up to the top; never itself. */
  above: ContentNode | null
  target: string
  /** True for the one page that stands at the language's root. */
  home: boolean
  names: Localized<string>
  /** Its end stands for a name without a Latin letter or digit; blank for a category. */
  originalPath: string
  /** A whole path that staff typed; blank takes the place below what stands above. */
  typed: Localized<string>
  hiddenIn: readonly Language[]
  /** False for a category, which only lends its name. */
  hasPage: boolean
  /** The page that shows a category: where its name in a breadcrumb leads. */
  shownBy?: ContentNode | null
}

/** A node and what stands above it, the top first. */
const lineOf = (node: ContentNode): ContentNode[] => [
  ...(node.above ? lineOf(node.above) : []),
  node,
]

/**
 * The path of content in a language: what staff typed, else the slugs of the names above it and
 * its own. A name that is missing in the language is taken from another; for one that gives no slug
 * stands the end of the original path. Without any name null. Spec §2, "Route table".
 */
export function contentPath(node: ContentNode, language: Language): string | null {
  if (node.home) return '/'
  const typed = node.typed[language]
  if (typed) return typed
  const name = pickText(node.names, language)?.text ?? ''
  const slug = contentSlug(name, node.originalPath)
  if (name === '' || slug === '') return null
  const above = node.above ? contentPath(node.above, language) : null
  return joinPath(...(above ?? '').split('/'), slug)
}

/** The slug of a name, else the end of the original path; blank where neither has a Latin letter or digit. Spec §2. */
export const contentSlug = (name: string, originalPath: string): string =>
  slugify(name) || slugify(originalPath.split('/').findLast(Boolean) ?? '')

/** The path in every language in which the content is live. Spec §2. */
export const contentPaths = (node: ContentNode): Localized<string> =>
  perLanguage((language) => (node.hiddenIn.includes(language) ? null : contentPath(node, language)))

/**
 * The names above content with their paths, and its own without one. A category leads to the page
 * that shows it. Spec §2, "Route table".
 */
export function contentBreadcrumb(node: ContentNode, language: Language): Crumb[] {
  return lineOf(node)
    .filter((one) => !one.home)
    .map((one) => {
      const shown = one.shownBy ?? one
      const name = pickText(shown.names, language)
      const fallback = name && name.lang !== language ? { lang: name.lang } : {}
      const leads = one !== node && shown.hasPage && !shown.hiddenIn.includes(language)
      return { name: name?.text ?? '', ...fallback, path: leads ? contentPath(shown, language) : null }
    })
}
