import type { Language } from '@/i18n/languages'

/** Below it is everything of the owners' portal: no page stands there, and no cache stores it. */
const OWNER_PREFIX = '/owner/'

/** The pages of the portal that are not one property's. */
export type OwnerPage = 'properties' | 'account' | 'password' | 'forgotten'

const PARTS: Record<OwnerPage, string> = { properties: '', account: 'account/', password: 'password/', forgotten: 'forgotten/' }

/** The address of a page of the portal in a language, below the site. */
export const ownerPath = (language: Language, page: OwnerPage): string => `${OWNER_PREFIX}${language}/${PARTS[page]}`
