import 'server-only'
import { hyphenateSync as english } from 'hyphen/en-gb'
import { hyphenateSync as french } from 'hyphen/fr'
import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as dutch } from 'hyphen/nl'
import type { Language } from '@/i18n/languages'

const HYPHENATE = { nl: dutch, fr: french, en: english, de: german } satisfies Record<Language, unknown>

/** Letters from which a word may be wider than the narrowest place of a heading or a term. */
const LONG = 16

const SOFT = '\u00AD'

/** What a syllable cannot be without; of letters with accents the letter. */
const VOWEL = /[aeiouyæœ]/i

/**
 * A text with soft hyphens in its long words, for where it is drawn large or in little room: a browser
 * without a dictionary of the language cuts a word anywhere. Not for what is compared, searched or
 * read by machines. A text without long words is given back as it is.
 */
export function withSoftHyphens(text: string, language: Language): string {
  const parts = HYPHENATE[language](text, { minWordLength: LONG }).split(SOFT)
  // The patterns cut compounds of words that they do not know beside a consonant: nieuwbou-w-ap.
  const hasVowel = (part: string): boolean => VOWEL.test(part.normalize('NFD'))
  return parts.reduce((soft, part) => soft + (hasVowel(part) ? SOFT : '') + part)
}
