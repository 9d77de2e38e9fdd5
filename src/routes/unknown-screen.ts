import type { Language } from '@/i18n/languages'
import { askedPath, type Languages } from './decide'
import { isListingOriginal, isListingPlace, isProjectPlace } from './paths'

export type AskedListing = 'property' | 'project'

/** The last part of the inner path of a not-found page: of what was asked for, as far as that is known. */
export const UNKNOWN_SCREENS = { page: '~unknown', property: '~unlisted', project: '~unlisted-project' } as const

/** The inner path of the not-found page of a language: of listings where one was asked for. */
export const screenOf = (language: Language, listing: AskedListing | null = null): string =>
  `/${language}/${UNKNOWN_SCREENS[listing ?? 'page']}`

/**
 * What the path of a request was that of, where only listings stand at it in some language of the site; null where
 * others may. Never throws. Spec §2.
 */
export function askedListing(pathname: string, settings: Languages): AskedListing | null {
  const path = askedPath(pathname, settings).path?.toLowerCase() ?? '/'
  if (isListingOriginal(path)) return path.startsWith('/project/') ? 'project' : 'property'
  const language = settings.languages.find((one) => isListingPlace(path, one))
  if (!language) return null
  return isProjectPlace(path, language) ? 'project' : 'property'
}
