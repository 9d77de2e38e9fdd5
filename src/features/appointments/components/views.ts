import type { OfficeContact } from '@/domain/agencies/views'
import type { SlotDayView } from '@/domain/appointments/views'

interface ListLinks {
  sale: string
  rent: string
}

/** A visit as its own page shows it; or why a link opens none. */
export type MyVisitView = { kind: 'void' | 'expired'; lists: ListLinks } | ShownVisitView

/** A visit that can be shown. */
export interface ShownVisitView {
  kind: 'visit'
  key: string
  lists: ListLinks
  state: 'standing' | 'underWay' | 'cancelled' | 'past'
  /** Whether its visitor is still to be reminded of it. */
  isReminded: boolean
  /** In words. */
  day: string
  time: string
  /** When it ends. */
  until: string
  address: string
  /** Whether that is all of the address, or the agent has to tell the rest. */
  isWhole: boolean
  /** Empty where nobody is named. */
  agent: string
  propertyHref: string | null
  /** Whether it is over or cancelled and the page of the property offers another one. */
  isOffered: boolean
  /** Whom one calls or writes to: its agency, or the network where the site shows none. */
  contact: OfficeContact
  /** What was just done with it, or could not be. */
  news: 'moved' | 'cancelled' | 'full' | 'limited' | 'failed' | null
  /** To which it can be moved. */
  days: SlotDayView[]
}
