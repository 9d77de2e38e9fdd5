import { knownAddresses } from '@/cms/known-paths'
import { comparedText } from '@/domain/search/match-rules'
import { nameMatcher } from '@/domain/search/match-names'
import { askedPath } from '@/routes/decide'
import { readTarget } from '@/routes/entry'
import { hrefOf } from '@/routes/href'

/** Shorter words are like too many others. */
const SHORTEST_WORD = 4

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
  const paths = [...known.routes.all()].flatMap(({ gone, paths: { [language]: path }, target }) =>
    path && path !== '/' && !gone && readTarget(target)?.kind !== 'property' ? [{ path, texts: [wordsOf(path)] }] : [],
  )
  const matches = nameMatcher(paths)
  const words = wordsOf(missed)
  const [longest = ''] = words.split(' ').toSorted((a, b) => b.length - a.length)
  for (const pattern of [words, longest]) {
    const [best] = pattern.length < SHORTEST_WORD ? [] : matches(comparedText(pattern))
    const found = best && paths[best.row]
    if (found) return hrefOf(language, found.path, defaultLanguage)
  }
  return null
}
