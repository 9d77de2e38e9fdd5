import { knownAddresses } from '@/cms/known-paths'
import { comparedText } from '@/domain/search/match-rules'
import { nameMatcher } from '@/domain/search/match-names'
import { askedPath } from '@/routes/decide'
import { readTarget } from '@/routes/entry'
import { hrefOf } from '@/routes/href'

/** Shorter words are like too many others. */
const SHORTEST = 4

/** The words of the last part of a path: `over ons` of `/nl/bedrijf/over-ons.html/`. */
const wordsOf = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replace(/\.[a-z]+$/i, '').replace(/[-_+ ]+/g, ' ')

/**
 * The address of the page, article, person or project whose path is most like one that was missed, in its
 * language; null where none is like it. Properties, of which thousands are alike, are left out.
 */
export function likelyAddress(missed: string): string | null {
  const known = knownAddresses()
  if (!known) return null
  const { defaultLanguage } = known.settings
  const { language } = askedPath(encodeURI(missed), known.settings)
  const paths = [...known.routes.all()].flatMap(({ gone, paths: { [language]: path }, target }): KnownPath[] =>
    path && path !== '/' && !gone && readTarget(target)?.kind !== 'property' ? [{ path, texts: [wordsOf(path)] }] : [],
  )
  const words = wordsOf(missed)
  const found = contained(words, paths) ?? alike(words, paths)
  return found ? hrefOf(language, found.path, defaultLanguage) : null
}

interface KnownPath {
  path: string
  texts: [string]
}

/** The path whose words stand in those of another: the one with the most of them. */
function contained(words: string, paths: KnownPath[]): KnownPath | undefined {
  const letters = words.replaceAll(' ', '')
  const within = paths.filter(({ texts: [text] }) => text.length >= SHORTEST && letters.includes(text.replaceAll(' ', '')))
  return within.toSorted((a, b) => b.texts[0].length - a.texts[0].length)[0]
}

/** The path that is written most like the words, slips allowed, or like the longest of them. */
function alike(words: string, paths: KnownPath[]): KnownPath | undefined {
  const matches = nameMatcher(paths)
  const [longest = ''] = words.split(' ').toSorted((a, b) => b.length - a.length)
  for (const pattern of [words, longest]) {
    const [best] = pattern.length < SHORTEST ? [] : matches(comparedText(pattern))
    if (best) return paths[best.row]
  }
  return undefined
}
