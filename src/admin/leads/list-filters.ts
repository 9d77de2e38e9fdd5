import type { Where } from 'payload'
import { OPEN_STATUSES } from '@/domain/forms/leads'
import { listAddress, type Filter } from '../dashboard/address'

/** A way to look at the inbox: what the leads in it have in common. */
export interface InboxView {
  name: 'all' | 'unread' | 'open' | 'mine'
  filters: Filter[]
}

/** The ways to look at the inbox that are one press away, for a member of staff. */
export const inboxViews = (person: number): InboxView[] => [
  { name: 'all', filters: [] },
  { name: 'unread', filters: [['readAt', 'exists', 'false']] },
  { name: 'open', filters: [['status', 'in', OPEN_STATUSES.join()]] },
  { name: 'mine', filters: [['assignee', 'equals', String(person)]] },
]

/** What filters ask of the database. */
export const whereOf = (filters: readonly Filter[]): Where => ({
  and: filters.map(([field, operator, value]) => ({
    [field]: { [operator]: operator === 'in' ? value.split(',') : value },
  })),
})

type SearchParams = Record<string, string | string[] | undefined>

/** What narrows a list down, of everything in its address. */
export function narrowing(params: SearchParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (name !== 'search' && !name.startsWith('where[')) continue
    for (const one of [value ?? []].flat()) if (one !== '') query.append(name, one)
  }
  return query
}

/** Whether a list is narrowed down by exactly these filters. */
export const isShown = (filters: Filter[], params: SearchParams): boolean =>
  new URL(listAddress('', 'leads', filters), 'http://localhost').searchParams.toString() ===
  narrowing(params).toString()
