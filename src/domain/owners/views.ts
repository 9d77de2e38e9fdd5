import type { Language } from '@/i18n/languages'
import type { OfficeContact } from '../agencies/views'
import type { HistoryView } from '../history/views'
import type { PropertyCardView } from '../properties/views'
import type { StatisticsView } from '../statistics/summary'

/** A page of the site and the language it is in. */
export interface SitePage {
  href: string
  language: Language
}

/** A property of an owner as the portal lists it. */
export interface OwnedProperty {
  /** Public number. */
  id: number
  /** Where it stands, as its owner knows it; empty where nothing is stored. */
  address: string
  card: PropertyCardView
  /** Whether visitors see it, and why not. */
  state: 'online' | 'draft' | 'withdrawn'
  /** Its page on the site, in the language of the portal where it is shown in that; null where it has none. */
  sitePage: SitePage | null
  figures: StatisticsView['figures']
}

/** What was wrong with signing in, or with the link of a weekly mail that led there. */
export type SignInProblem = 'missing' | 'invalid' | 'refused' | 'limited' | 'weekly-link'

/** What was wrong with a new password, or with the present one; `locked` where the account is, by tries before. */
export type PasswordProblem = 'missing' | 'short' | 'long' | 'common' | 'differs' | 'presentMissing' | 'wrong' | 'limited' | 'locked'

/** Staff look at the portal of an owner, by their row, and change nothing. */
export interface StaffView {
  id: number
  name: string
}

/** What a page of the portal shows. */
export type PortalContent =
  | { kind: 'sign-in'; email: string; problem: SignInProblem | null; minutes: number; done: 'signed-out' | 'ended' | null }
  | { kind: 'forgotten'; email: string; state: 'ask' | 'missing' | 'invalid' | 'sent' | 'failed' | 'limited'; minutes: number }
  | { kind: 'password'; key: string; isFirst: boolean; problem: PasswordProblem | null; minutes: number }
  | { kind: 'void' }
  | { kind: 'gone' }
  | { kind: 'foreign' }
  /** In place of the properties, or of how they do, to whoever has none: whom to ask. */
  | { kind: 'none'; page: 'properties' | 'statistics'; staffView: StaffView | null; name: string; contact: OfficeContact }
  | { kind: 'properties'; staffView: StaffView | null; name: string; properties: readonly OwnedProperty[] }
  | {
      kind: 'statistics'
      staffView: StaffView | null
      properties: readonly OwnedProperty[]
      chosen: OwnedProperty | null
      statistics: StatisticsView
      history: HistoryView | null
    }
  | { kind: 'account'; name: string; email: string; weeklyHref: string; problem: PasswordProblem | null; minutes: number; done: boolean }
  /** Of the weekly mail, for whoever holds its link, by the key in it. */
  | { kind: 'weekly'; key: string; isOn: boolean }
