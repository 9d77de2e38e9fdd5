import { isLanguage, type Language } from '@/i18n/languages'
import { parseId } from '@/lib/parse-id'
import type { PortalContent, StaffView } from './views'

const PREFIX = '/owner/'

const PARTS = { properties: '', statistics: 'statistics', account: 'account', password: 'password', forgotten: 'forgotten', 'sign-in': 'sign-in' } as const

/** A page of the portal. */
export type OwnerPage = keyof typeof PARTS

/** What can be sent to the portal. */
export const OWNER_ACTIONS = ['sign-in', 'sign-out', 'sign-out-everywhere', 'forgotten', 'password', 'change-password'] as const
export type OwnerAction = (typeof OWNER_ACTIONS)[number]

/** The pages that show something of an owner; the others open without a session. */
export const OWN_PAGES: readonly OwnerPage[] = ['properties', 'statistics', 'account']

/** Below the prefix, where every cookie of the portal goes and nothing else. Spec §2, "Route table". */
export const OWNER_COOKIE_PATH = '/owner'

/** The address of a page of the portal in a language, below the site; of staff who look at that of an owner (their row). */
export function ownerPath(language: Language, page: OwnerPage, as: number | null = null): string {
  const parts = [language, ...(as === null ? [] : ['as', String(as)]), PARTS[page]].filter(Boolean)
  return `${PREFIX}${parts.join('/')}/`
}

/** The page of a property in the portal, by its public number, or of whoever staff look at; of all properties for null. */
export function statisticsPath(language: Language, property: number | null, staffView: StaffView | null): string {
  const path = ownerPath(language, 'statistics', staffView?.id)
  return property === null ? path : `${path}?property=${property}`
}

/** Where an owner with the key of the weekly mail chooses it: in a language, or for null in that of the owner. */
export const weeklyPath = (key: string, language: Language | null): string =>
  `/forms/weekly-mail?key=${key}${language === null ? '' : `&language=${language}`}`

/** Where the same is shown in a language: the link of a mail with its key. What has no such address gives the properties. */
export function portalPath(language: Language, content: PortalContent): string {
  switch (content.kind) {
    case 'sign-in':
    case 'forgotten':
    case 'account':
      return ownerPath(language, content.kind)
    case 'password':
      return `${ownerPath(language, 'password')}?key=${content.key}`
    case 'void':
      return ownerPath(language, 'password')
    case 'none':
      return ownerPath(language, content.page, content.staffView?.id)
    case 'properties':
      return ownerPath(language, 'properties', content.staffView?.id)
    case 'statistics':
      return statisticsPath(language, content.chosen?.id ?? null, content.staffView)
    case 'weekly':
      return weeklyPath(content.key, language)
    case 'gone':
    case 'foreign':
      return ownerPath(language, 'properties')
    default:
      return content satisfies never
  }
}

/** Where a form of the portal is sent to. */
export const ownerAction = (action: OwnerAction): string => `${PREFIX}${action}`

const PAGES_OF_ACTIONS: Record<OwnerAction, OwnerPage> = {
  'sign-in': 'sign-in', 'sign-out': 'sign-in', 'sign-out-everywhere': 'sign-in',
  forgotten: 'forgotten', password: 'password', 'change-password': 'account',
}

/** The page on which a form is sent, or to which it leads. */
export const actionPage = (action: OwnerAction): OwnerPage => PAGES_OF_ACTIONS[action]

interface OwnerAddress {
  language: Language
  page: OwnerPage
  /** The row of the owner whose portal staff look at; null for one's own. */
  as: number | null
}

/** The page that stands at the parts of a path behind the prefix; null where there is none. */
export function readOwnerPath([language = '', ...parts]: readonly string[]): OwnerAddress | null {
  const [first, row, ...more] = parts
  const isLook = first === 'as'
  const [part = '', ...rest] = isLook ? more : parts
  const page = (Object.keys(PARTS) as OwnerPage[]).find((name) => PARTS[name] === part)
  if (!isLanguage(language) || !page || rest.length > 0) return null
  if (!isLook) return { language, page, as: null }
  const as = parseId(row)
  return as !== null && STAFF_PAGES.includes(page) ? { language, page, as } : null
}

/** What staff see of the portal of an owner. */
const STAFF_PAGES: readonly OwnerPage[] = ['properties', 'statistics']
