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

/** The same without those that staff have taken up: their agency needs them still. */
export const untouchedLeads = (payload: BasePayload, sql: Sql, subscriptions: readonly BegunSubscription[]): Promise<number[]> => {
  const leads = tableOf(payload, 'leads')
  return readLeads(payload, sql, and(isOwn(leads, subscriptions), isUntouched(leads)))
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

/** Nobody gave it to a colleague, wrote a note, answered or closed it; that of the newsletter the site closes itself. */
function isUntouched({ answeredAt, assignee, form, notes, status }: TableNamed<'leads'>): SQL | undefined {
  const isAsItCame = or(eq(status, 'new'), and(eq(form, 'sign-newsletter'), eq(status, 'closed')))
  const isUnanswered = and(isNull(answeredAt), isNull(assignee), or(isNull(notes), eq(notes, '')))
  return or(eq(status, 'spam'), and(isAsItCame, isUnanswered))
}
