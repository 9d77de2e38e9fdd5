import { LANGUAGES, type Language } from '@/i18n/languages'
import { isWebAddress } from '@/lib/is-web-address'
import { formattedLanguagesIn, languagesIn } from '@/lib/written-languages'
import type { RouteEntry, Target } from './entry'

type IndexableEntry = Pick<RouteEntry, 'type' | 'paths' | 'redirect' | 'externalUrl' | 'gone'>

interface OwnTexts {
  title: readonly string[]
  lead: readonly string[]
  body: readonly string[]
}

/**
 * The localized texts that make a page one of its own in a language: what it is called, what only leads to
 * more, and what it says. Spec §3.
 */
export const OWN_TEXTS = {
  page: { title: ['title'], lead: ['description'], body: ['content', 'modules'] },
  article: { title: ['name'], lead: [], body: ['intro', 'content', 'questions'] },
  member: { title: ['function'], lead: [], body: ['text'] },
  project: { title: ['name'], lead: [], body: ['description'] },
  property: { title: ['typeDescription'], lead: [], body: ['description'] },
} as const satisfies Record<Target['kind'], OwnTexts>

/** The languages of these texts, and those of the formatted ones among what it says. */
export interface WrittenIn {
  titled: readonly Language[]
  led: readonly Language[]
  bodied: readonly Language[]
  formatted: readonly Language[]
  /** What a page is for, such as `sale`. */
  pageKind?: unknown
}

/** What has no other name than its title. */
const NAMED_BY_TITLE: ReadonlySet<Target['kind']> = new Set(['page', 'article'])

/** What has a name in every language without a text: a type in a town, a person. */
const NAMED_WITHOUT_TEXTS: ReadonlySet<Target['kind']> = new Set(['property', 'member'])

/** Pages of listings, which are there in every language: what is written above them is not what they are. */
const LISTING_PAGES: ReadonlySet<unknown> = new Set(['home', 'sale', 'rent', 'projects'])

/**
 * The languages in which something has a page of its own. A translation that has its title only repeats
 * the text of another language, so it is none, and neither is one with no more than what leads to a
 * formatted text of another; where no language says more than a title, or the page is one of listings, the
 * title is the page. A property or person that nothing is written of is facts or a name, in every language. Spec §3.
 */
export function completeLanguages(kind: Target['kind'], { titled, led, bodied, formatted, pageKind }: WrittenIn): Language[] {
  const said = formatted.length > 0 ? bodied : [...led, ...bodied]
  if (said.length === 0 && titled.length === 0 && NAMED_WITHOUT_TEXTS.has(kind)) return [...LANGUAGES]
  const isTitleEnough = said.length === 0 || (kind === 'page' && LISTING_PAGES.has(pageKind))
  return LANGUAGES.filter((language) => {
    if (isTitleEnough) return titled.includes(language)
    return said.includes(language) && (titled.includes(language) || !NAMED_BY_TITLE.has(kind))
  })
}

/** The same of a document that was read in every language. */
export function ownLanguages(kind: Target['kind'], doc: Readonly<Record<string, unknown>>): Language[] {
  const { title, lead, body } = OWN_TEXTS[kind]
  const textsOf = (names: readonly string[]) => names.map((name) => doc[name])
  return completeLanguages(kind, {
    titled: languagesIn(textsOf(title)), led: languagesIn(textsOf(lead)),
    bodied: languagesIn(textsOf(body)), formatted: formattedLanguagesIn(textsOf(body)),
    pageKind: doc.kind,
  })
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
