import 'server-only'
import { and, eq, inArray, ne } from '@payloadcms/db-sqlite/drizzle'
import type { BasePayload } from 'payload'
import { cms } from '@/content/client'
import { deleteSubscriptions, type SubscriptionRow } from '@/cms/alerts/forget-told'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { inTransaction } from '@/cms/database/transaction'
import { deleteLeads } from '@/cms/leads/personal-data'
import { rhythmOf, stateAfter, type SubscriptionAction } from '@/domain/alerts/subscription'
import { wishAnswers, wishOf } from '@/domain/alerts/wish'
import { demandChange } from '@/domain/forms/demand-register'
import type { FieldProblem } from '@/domain/forms/fields'
import { problemsOf, schemaOf } from '@/domain/forms/schema'
import type { Language } from '@/i18n/languages'
import { today } from '@/lib/today'
import { waitToAct } from './limits'

/** What became of a press on the page of a subscription. */
export type Acted =
  | { kind: 'done' | 'erased' | 'unknown' }
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'limited'; seconds: number }

/**
 * Does with a subscription what whoever holds its key asks. `values` are the fields of a change. What cannot
 * be done with it as it is (a newsletter has no pause) leaves it alone.
 */
export async function actOn(
  key: string,
  action: SubscriptionAction,
  values: Record<string, unknown>,
  language: Language,
): Promise<Acted> {
  const wait = await waitToAct(key)
  if (wait > 0) return { kind: 'limited', seconds: wait }
  const payload = await cms()
  const table = tableOf(payload, 'subscriptions')
  const [found] = await committedSql(payload).select().from(table).where(eq(table.key, key))
  if (!found) return { kind: 'unknown' }
  if (action === 'erase') {
    await erase(payload, found)
    return { kind: 'erased' }
  }
  const state = stateAfter(found.kind, found.state, action)
  if (state === null) return { kind: 'done' }
  const { problems, set } = action === 'change' ? readChange(values, language) : { problems: [], set: {} }
  if (problems.length > 0) return { kind: 'invalid', problems }
  const now = new Date().toISOString()
  const isBegun = state === 'confirmed' && found.state !== 'confirmed' && found.state !== 'paused'
  const moments = { endedAt: state === 'ended' ? now : null, ...(isBegun && { confirmedAt: now }) }
  await committedSql(payload)
    .update(table)
    .set({ ...set, ...moments, state, updatedAt: now })
    .where(and(eq(table.id, found.id), eq(table.state, found.state)))
  return { kind: 'done' }
}

interface DemandChange {
  problems: FieldProblem[]
  set: Partial<SubscriptionRow>
}

/** What a change says, or what is wrong with it. */
function readChange(values: Record<string, unknown>, language: Language): DemandChange {
  const situation = { region: null, goal: null, today: today(), language }
  const read = schemaOf(demandChange, situation).safeParse(values)
  if (!read.success) return { problems: problemsOf(read.error), set: {} }
  const criteria = wishAnswers(read.data)
  return { problems: [], set: { criteria, goal: wishOf(criteria).goal, rhythm: rhythmOf(read.data.rhythm) } }
}

/** Ends subscriptions as a mail program asks, at once and without a question. Those that are gone are. */
export async function unsubscribe(keys: readonly string[]): Promise<void> {
  const payload = await cms()
  const table = tableOf(payload, 'subscriptions')
  const now = new Date().toISOString()
  await committedSql(payload)
    .update(table)
    .set({ state: 'ended', endedAt: now, updatedAt: now })
    .where(and(inArray(table.key, [...keys]), ne(table.state, 'ended')))
}

/** The forms that ask for nothing but to be kept informed. */
const OWN_FORMS = ['demand-register', 'sign-newsletter'] as const

/** Erases a subscription, the request that began it, what was told because of it, and the mails of both. */
async function erase(payload: BasePayload, { email, id, lead }: SubscriptionRow): Promise<void> {
  await inTransaction(payload, async ({ sql }) => {
    await deleteSubscriptions(payload, sql, [id])
    if (lead !== null) await deleteLeads(payload, sql, await ownLeads(payload, sql, lead))
    const mails = tableOf(payload, 'mails')
    const subscriptions = tableOf(payload, 'subscriptions')
    const [other] = await sql.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email)).limit(1)
    const isOfAlerts = and(eq(mails.to, email), inArray(mails.kind, ['opt-in', 'alert']))
    // Of what waits to be sent, something may be for another search of the same person.
    await sql.delete(mails).where(other ? and(isOfAlerts, eq(mails.state, 'sent')) : isOfAlerts)
  })
}

async function ownLeads(payload: BasePayload, sql: Sql, lead: number): Promise<number[]> {
  const leads = tableOf(payload, 'leads')
  const isOwn = and(eq(leads.id, lead), inArray(leads.form, [...OWN_FORMS]))
  return (await sql.select({ id: leads.id }).from(leads).where(isOwn)).map(({ id }) => id)
}

/** The language that somebody subscribed in; null where nothing is stored under the key. */
export async function languageOf(key: string): Promise<Language | null> {
  const payload = await cms()
  const table = tableOf(payload, 'subscriptions')
  const [found] = await committedSql(payload).select({ language: table.language }).from(table).where(eq(table.key, key))
  return found?.language ?? null
}
