import type { BasePayload } from 'payload'
import { and, eq, inArray, isNull, or, sql as raw, type SQL } from '../database/drizzle'
import { forDelete } from '../database/locks'
import { tableOf, type Sql, type TableNamed } from '../database/sql'
import type { SubscriptionRow } from './forget-told'

/** What says which requests began a subscription. */
type BegunSubscription = Pick<SubscriptionRow, 'email' | 'kind' | 'lead'>

/**
 * The requests, by id, that asked for nothing but one of these subscriptions: that of a demand, or each for the newsletter.
 * They are held until the transaction ends, to be deleted in it.
 */
export const ownLeads = (payload: BasePayload, sql: Sql, subscriptions: readonly BegunSubscription[]): Promise<number[]> =>
  readLeads(payload, sql, isOwn(tableOf(payload, 'leads'), subscriptions))

/** Of these, those that nobody at the agency waits to handle. */
export const idleLeads = (payload: BasePayload, sql: Sql, subscriptions: readonly BegunSubscription[]): Promise<number[]> => {
  const leads = tableOf(payload, 'leads')
  return readLeads(payload, sql, and(isOwn(leads, subscriptions), isIdle(leads)))
}

async function readLeads(payload: BasePayload, sql: Sql, where: SQL | undefined): Promise<number[]> {
  const leads = tableOf(payload, 'leads')
  const rows = await forDelete(sql.select({ id: leads.id }).from(leads).where(where))
  return rows.map(({ id }) => id)
}

function isOwn({ email, form, id }: TableNamed<'leads'>, subscriptions: readonly BegunSubscription[]): SQL | undefined {
  const demands = subscriptions.flatMap(({ kind, lead }) => (kind === 'demand' && lead !== null ? lead : []))
  const readers = subscriptions.flatMap((one) => (one.kind === 'newsletter' ? one.email : []))
  return or(
    and(eq(form, 'demand-register'), inArray(id, demands)),
    and(eq(form, 'sign-newsletter'), inArray(raw`lower(${email})`, readers)),
  )
}

/** It is spam, or one for the newsletter, which the site closes itself, as it came. What an agency may want to answer stays. */
function isIdle({ answeredAt, assignee, form, notes, status }: TableNamed<'leads'>): SQL | undefined {
  const isOfNewsletter = and(eq(form, 'sign-newsletter'), eq(status, 'closed'))
  const isAsItCame = and(isNull(answeredAt), isNull(assignee), or(isNull(notes), eq(notes, '')))
  return or(eq(status, 'spam'), and(isOfNewsletter, isAsItCame))
}
