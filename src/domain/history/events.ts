/** What can happen to a listing that its owner is told of. */
export const EVENT_KINDS = ['published', 'withdrawn', 'price', 'annuityRent', 'status'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** A listing as far as its history depends on it. */
export interface HistoryState {
  /** Whether visitors see it in some language. */
  isPublic: boolean
  /** Euro; a month's rent, or the bouquet of a life annuity. Null where none is known. */
  price: number | null
  /** Euro per month of a life annuity; null for none. */
  annuityRent: number | null
  /** `available`, `option`, `sold` or `rented`. */
  status: string
}

/** One thing that happened; amounts are written as numbers of euro. */
export interface HistoryChange {
  kind: EventKind
  valueBefore: string | null
  valueAfter: string | null
}

const written = (value: number | null): string | null => (value === null ? null : String(value))

/**
 * What happened between two states of a listing; `before` is null for one that is new. A price counts where
 * visitors saw it before and after, another status where they saw either: a draft is nobody's history. What is
 * published says at which price. Spec §1, "Visitors and owners"; decision 096.
 */
export function eventsBetween(before: HistoryState | null, after: HistoryState): HistoryChange[] {
  const was = before?.isPublic ?? false
  const events: HistoryChange[] = []
  const differs = (kind: EventKind, from: string | null, to: string | null): void => {
    if (from !== to) events.push({ kind, valueBefore: from, valueAfter: to })
  }
  if (!was && after.isPublic) events.push({ kind: 'published', valueBefore: null, valueAfter: written(after.price) })
  if (before && was && after.isPublic) {
    differs('price', written(before.price), written(after.price))
    differs('annuityRent', written(before.annuityRent), written(after.annuityRent))
  }
  if (before && (was || after.isPublic)) differs('status', before.status, after.status)
  if (was && !after.isPublic) events.push({ kind: 'withdrawn', valueBefore: null, valueAfter: null })
  return events
}
