import type { ConsentChoice } from './choice'

/** The services that the site may use, by what the settings call them. Spec §3, "Settings". */
export const SERVICE_TAGS = ['analytics', 'ads', 'tagManager', 'pixel'] as const

export type ServiceTag = (typeof SERVICE_TAGS)[number]

/** The id of each service that is used. */
export type TagIds = Partial<Record<ServiceTag, string>>

const FORMS: Readonly<Record<ServiceTag, RegExp>> = {
  analytics: /^G-[A-Z0-9]{4,20}$/,
  ads: /^AW-\d{6,15}$/,
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  pixel: /^\d{8,20}$/,
}

/** What an id of each service looks like. */
export const EXAMPLE_IDS: Readonly<Record<ServiceTag, string>> = {
  analytics: 'G-AB12CD34EF',
  ads: 'AW-123456789',
  tagManager: 'GTM-AB12CD3',
  pixel: '123456789012345',
}

/** Whether a text can be an id of a service: it then fits into any address. Spec §3, "Settings". */
export const isTagId = (name: ServiceTag, text: string): boolean => FORMS[name].test(text)

/**
 * Whether a choice lets a service be loaded. Google's heed what was refused, given the storage they need;
 * the pixel heeds nothing and uses all that advertising may, so it waits for all three. Decision 092.
 */
const MAY_LOAD: Readonly<Record<ServiceTag, (choice: ConsentChoice) => boolean>> = {
  analytics: ({ analyticsStorage }) => analyticsStorage,
  ads: ({ adStorage }) => adStorage,
  tagManager: ({ analyticsStorage, adStorage }) => analyticsStorage || adStorage,
  pixel: ({ adStorage, adUserData, adPersonalization }) => adStorage && adUserData && adPersonalization,
}

/** The services that a choice lets be loaded, with their ids; none where none is used or agreed to. Spec §7. */
export const tagsFor = (ids: TagIds, choice: ConsentChoice): TagIds =>
  Object.fromEntries(SERVICE_TAGS.filter((name) => ids[name] && MAY_LOAD[name](choice)).map((name) => [name, ids[name]]))

type ConsentMode = Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>

/** A choice in the words of Google's consent mode, version 2. Spec §4. */
export function consentMode(choice: ConsentChoice): ConsentMode {
  const word = (granted: boolean) => (granted ? 'granted' : 'denied')
  return {
    ad_storage: word(choice.adStorage),
    ad_user_data: word(choice.adUserData),
    ad_personalization: word(choice.adPersonalization),
    analytics_storage: word(choice.analyticsStorage),
  }
}

/** Cookies that the services store in the name of the site, by what allows them. */
const ANALYTICS_COOKIE = /^_(?:ga|gid|gat)(?:_|$)/
const AD_COOKIE = /^_(?:gcl|gac|fbp|fbc)(?:_|$)/

/** The names among the browser's cookies (`document.cookie`) that a choice does not or no longer allow. Spec §4. */
export const refusedCookies = (cookies: string, { analyticsStorage, adStorage }: ConsentChoice): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => (!analyticsStorage && ANALYTICS_COOKIE.test(name)) || (!adStorage && AD_COOKIE.test(name)))
