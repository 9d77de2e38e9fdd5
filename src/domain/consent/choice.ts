/** What a visitor may agree to, each by itself. Spec §4, "Cookie consent". */
export const PURPOSES = ['analyticsStorage', 'adStorage', 'adUserData', 'adPersonalization'] as const

export type Purpose = (typeof PURPOSES)[number]

/** What a visitor agreed to; what is necessary is not asked. */
export type ConsentChoice = Readonly<Record<Purpose, boolean>>

export const AGREED: ConsentChoice = { analyticsStorage: true, adStorage: true, adUserData: true, adPersonalization: true }

export const DECLINED: ConsentChoice = { analyticsStorage: false, adStorage: false, adUserData: false, adPersonalization: false }

/** Whether a visitor agreed to anything. */
export const isAnyAgreed = (choice: ConsentChoice): boolean => PURPOSES.some((purpose) => choice[purpose])

/** What is asked: it is asked again where the version was raised, or after so many days. */
export interface ConsentTerms {
  version: number
  days: number
}

/** A choice as the browser stores it; `date` in milliseconds, not a number where nobody knows it. */
export interface StoredChoice {
  choice: ConsentChoice
  version: number
  date: number
}

/** In an address, it clears what is stored, so that a visitor is asked anew. Spec §2, "Query parameters". */
export const RESET = 'setcookies'

/** For the session: the parameters of the campaign that a visitor came by. Spec §3, "Stored in the browser". */
export const CAMPAIGN_KEY = 'utm_parameters'

// Every page loads this file: a module of its own for a number would weigh more than the number.
const DAY_MS = 24 * 60 * 60 * 1000
const SET = 'set'

const NAMES: Readonly<Record<Purpose, string>> = {
  analyticsStorage: 'consentAnalyticsStorage',
  adStorage: 'consentAdStorage',
  adUserData: 'consentAdUserData',
  adPersonalization: 'consentAdPersonalization',
}

const MARK = 'consent'
const VERSION = 'consentVersion'
const DATE = 'consentDate'

/** Everything that a choice is stored under. Spec §3, "Stored in the browser". */
export const STORED_NAMES: readonly string[] = [...Object.values(NAMES), VERSION, DATE, MARK]

/**
 * What is stored of a choice, by name: each purpose as `true` or `false`, the version, the date as ISO 8601,
 * and last the mark that says that it is whole. Spec §3, "Stored in the browser".
 */
export const storedEntries = ({ choice, version, date }: StoredChoice): [name: string, value: string][] => [
  ...PURPOSES.map((purpose): [string, string] => [NAMES[purpose], String(choice[purpose])]),
  [VERSION, String(version)],
  [DATE, new Date(date).toISOString()],
  [MARK, SET],
]

/** The choice that a store holds; null where there is none. Whatever is not `true` is denied. Spec §4. */
export function readChoice(stored: (name: string) => string | null): StoredChoice | null {
  if (stored(MARK) !== SET) return null
  const granted = (purpose: Purpose): boolean => stored(NAMES[purpose]) === 'true'
  return {
    choice: {
      analyticsStorage: granted('analyticsStorage'),
      adStorage: granted('adStorage'),
      adUserData: granted('adUserData'),
      adPersonalization: granted('adPersonalization'),
    },
    version: Number(stored(VERSION)),
    date: Date.parse(stored(DATE) ?? ''),
  }
}

/**
 * Whether a visitor is asked, at a moment in milliseconds: nothing is stored, it was of a version before
 * this one, or it is too old. A date that is unknown or still to come is no proof of anything. Spec §4, §9.
 */
export function mustAsk(stored: StoredChoice | null, { version, days }: ConsentTerms, now: number): boolean {
  if (!stored || !(stored.version >= version)) return true
  const age = now - stored.date
  return !(age >= -DAY_MS && age < days * DAY_MS)
}

/** What a query asks for besides clearing the consent, as it was written. */
const partsOf = (search: string): string[] =>
  search.replace(/^\?/, '').split('&').filter((part) => part && part.split('=')[0] !== RESET)

/** A query without what clears the consent, all else as it was written; '' for none left. Spec §2. */
export function withoutReset(search: string): string {
  const parts = partsOf(search)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** A query with what clears the consent, behind all else as it was written. Spec §2. */
export const withReset = (search: string): string => `?${[...partsOf(search), RESET].join('&')}`
