import type { SavingWords } from '../saving/words'

/** A visit in the calendar of the admin. */
export interface CalendarVisitView {
  id: number
  /** ISO. */
  at: string
  /** `10:00–10:30`. */
  time: string
  visitor: string
  /** What staff call the property; empty where it is gone. */
  property: string
  /** The agent, or the agency. */
  who: string
  isCancelled: boolean
  /** How whoever looks may cancel it; null where it has begun or was cancelled. */
  cancel: VisitCancelView | null
  /** How whoever looks tells the owner of it; null where it has not been or was cancelled. */
  feedback: VisitFeedbackView | null
  /** In words, where it was moved or cancelled; else empty. */
  state: string
  /** The request; null where it was erased. */
  href: string | null
}

/** A day of the calendar. */
export interface CalendarDayView {
  /** ISO day. */
  day: string
  label: string
  isToday: boolean
  isHoliday: boolean
  /** When properties are shown, by calendar. */
  open: { id: number; who: string; times: string; note: string }[]
  visits: CalendarVisitView[]
}

/** A calendar that whoever looks may see, and change where it has an address. */
export interface CalendarChoiceView {
  id: number
  title: string
  editHref: string | null
}

/** How a visit is cancelled: where that is asked for, and what is said on the way. */
export interface VisitCancelView {
  address: string
  labels: { cancel: string; ofVisit: string; text: string; yes: string; failed: string }
}

/** What is told to the owner of a visit that was: what is written so far, and where that is sent. */
export interface VisitFeedbackView {
  address: string
  text: string
  isWritten: boolean
  labels: { feedback: string; ofVisit: string; help: string; save: string; failed: string }
  words: SavingWords
}
