import type { Language } from '@/i18n/languages'
import { askedPath, type Languages } from './decide'
import { isListingOriginal, isListingPlace } from './paths'

/** The inner path of the not-found page of a language: of listings where one was asked for. */
export const screenOf = (language: Language, listing = false): string =>
  `/${language}/${listing ? '~unlisted' : '~unknown'}`

/**
 * Whether the path of a request is one at which only listings stand, in whatever language of the site: what is not
 * there was a property or a project. Never throws. Spec §2.
 */
export function isListingAsked(pathname: string, settings: Languages): boolean {
  const path = askedPath(pathname, settings).path?.toLowerCase() ?? '/'
  return isListingOriginal(path) || settings.languages.some((language) => isListingPlace(path, language))
}
