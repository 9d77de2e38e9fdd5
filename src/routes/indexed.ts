import { LANGUAGES, type Language } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { languagesIn } from '@/lib/written-languages'
import type { RouteEntry, Target } from './entry'

type IndexableEntry = Pick<RouteEntry, 'type' | 'paths' | 'redirect' | 'externalUrl' | 'gone'>

/**
 * The localized texts that make a page one of its own in a language: what it is called, and what it
 * says. Spec §3.
 */
export const OWN_TEXTS = {
  page: { title: ['title'], body: ['description', 'content', 'modules'] },
  article: { title: ['name'], body: ['intro', 'content', 'questions'] },
  member: { title: ['function'], body: ['text'] },
  project: { title: ['name'], body: ['description'] },
  property: { title: ['typeDescription'], body: ['description'] },
} as const satisfies Record<Target['kind'], { title: readonly string[]; body: readonly string[] }>

/** What has no other name than its title. */
const NAMED_BY_TITLE: ReadonlySet<Target['kind']> = new Set(['page', 'article'])

/**
 * The languages in which something has a page of its own: `titled` and `bodied` are those of its
 * texts. A translation that has its title only repeats the text of another language, so it is none;
 * where no language says more than a title, the title is the page. Spec §3.
 */
export const completeLanguages = (
  kind: Target['kind'],
  titled: readonly Language[],
  bodied: readonly Language[],
): Language[] =>
  LANGUAGES.filter((language) => {
    if (bodied.length === 0) return titled.includes(language)
    return bodied.includes(language) && (titled.includes(language) || !NAMED_BY_TITLE.has(kind))
  })

/** The same of a document that was read in every language. */
export function ownLanguages(kind: Target['kind'], doc: Readonly<Record<string, unknown>>): Language[] {
  const { title, body } = OWN_TEXTS[kind]
  const writtenIn = (names: readonly string[]) => languagesIn(names.map((name) => doc[name]))
  return completeLanguages(kind, writtenIn(title), writtenIn(body))
}

/** What a search engine has no use for. */
const NEVER: ReadonlySet<RouteEntry['type']> = new Set(['feedback', 'login', 'personal'])

/**
 * The languages in which search engines may keep what an entry leads to, in the order of
 * `inUse`: it has a path there and a text of its own. None for what is gone, sends its visitors on (as a project with a site of its own does),
 * or is a thank-you or sign-in page or one that each visitor fills. The sitemap, hreflang and
 * "noindex" all follow it. Spec §2.
 */
export function indexedLanguages(
  entry: IndexableEntry | undefined,
  own: readonly Language[],
  inUse: readonly Language[],
): Language[] {
  if (!entry || entry.gone || entry.redirect || isWebAddress(entry.externalUrl) || NEVER.has(entry.type)) return []
  return inUse.filter((language) => own.includes(language) && Boolean(entry.paths[language]))
}
