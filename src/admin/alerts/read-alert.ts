import type { PayloadRequest } from 'payload'
import type { Rhythm, SubscriptionState } from '@/domain/alerts/subscription'
import type { Language } from '@/i18n/languages'
import { isDoc } from '@/lib/documents'
import { matchingListings } from '@/cms/alerts/matching'
import { relatedNames } from '@/cms/leads/names'
import type { Lead } from '@/payload-types'
import { documentAddress } from '../dashboard/address'

const MOST = 12

/** The alert that a registered demand began, and what meets it now. */
export interface AlertView {
  /** Null where it was erased, or whoever reads the request may not see it. */
  subscription: { href: string; state: SubscriptionState; rhythm: Rhythm } | null
  /** How many properties of the site meet it. */
  total: number
  /** The newest of them. */
  matching: { row: number; href: string; title: string }[]
}

/** What the page of a registered demand says of its alert, by the rules of whoever reads it; null for other leads. */
export async function readAlert({ payload, user }: PayloadRequest, lead: Lead, language: Language): Promise<AlertView | null> {
  if (lead.form !== 'demand-register') return null
  const { admin } = payload.config.routes
  const { docs } = await payload.find({
    collection: 'subscriptions', where: { lead: { equals: lead.id }, kind: { equals: 'demand' } },
    depth: 0, limit: 1, pagination: false, overrideAccess: false, user,
  })
  const [own] = docs
  // Once somebody has changed what they look for, that counts.
  const criteria = own?.criteria ?? lead.answers
  const found = matchingListings(isDoc(criteria) ? criteria : {}) ?? []
  const shown = found.slice(0, MOST)
  const names = await relatedNames(payload, 'property', shown.map(({ row }) => row), language)
  return {
    subscription: own
      ? { href: documentAddress(admin, 'subscriptions', own.id), state: own.state, rhythm: own.rhythm ?? 'daily' }
      : null,
    total: found.length,
    matching: shown.map(({ id, row }) => ({
      row, href: documentAddress(admin, 'properties', row), title: names.get(row) ?? `#${id}`,
    })),
  }
}
