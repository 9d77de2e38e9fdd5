import 'server-only'
import type { BasePayload } from 'payload'
import { cms } from '@/content/client'
import { siteLanguageFor } from '@/content/site'
import { deleteSubscriptions, handOverTold, type SubscriptionRow } from '@/cms/alerts/forget-told'
import { ownLeads } from '@/cms/alerts/own-leads'
import { and, eq, inArray, ne, notInArray } from '@/cms/database/drizzle'
import { committedSql, tableOf, type Sql } from '@/cms/database/sql'
import { inRetriedTransaction } from '@/cms/database/transaction'
import { deleteLeads } from '@/cms/leads/personal-data'
import { deleteUnsentMails } from '@/cms/mails/outbox'
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
export async function actOnSubscription(
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
  const moments = { ...(state === 'ended' ? ended(now) : { endedAt: null }), ...(isBegun && { confirmedAt: now }) }
  await inRetriedTransaction(payload, async ({ sql }) => {
    const [acted] = await sql
      .update(table)
      .set({ ...set, ...moments, state, updatedAt: now })
      .where(and(eq(table.id, found.id), eq(table.state, found.state)))
      .returning({ id: table.id })
    if (acted && (state === 'ended' || state === 'paused')) await deleteUnsent(payload, sql, found)
  }, 'subscriptions')
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
  await inRetriedTransaction(payload, async ({ sql }) => {
    const left = await sql
      .update(table)
      .set({ ...ended(now), state: 'ended', updatedAt: now })
      .where(and(inArray(table.key, [...keys]), ne(table.state, 'ended')))
      .returning({ id: table.id, email: table.email, kind: table.kind })
    for (const one of left) await deleteUnsent(payload, sql, one)
  }, 'subscriptions')
}

/** What is stored of one that ended at a moment: it is not asked to confirm any more either. */
const ended = (now: string) => ({ endedAt: now, optIn: 'written' }) as const

type LeftSubscription = Pick<SubscriptionRow, 'id' | 'email' | 'kind'>

/**
 * Deletes what was written to somebody because of a subscription that no longer runs, and has not left: the
 * mail that asks to confirm a newsletter, or what matches demands in a language in which none of theirs runs.
 */
async function deleteUnsent(payload: BasePayload, sql: Sql, left: LeftSubscription): Promise<void> {
  const { email, kind } = left
  const mails = tableOf(payload, 'mails')
  const isOfKind = eq(mails.kind, kind === 'demand' ? 'alert' : 'opt-in')
  const others = kind === 'demand' ? await otherDemands(payload, sql, left) : []
  const isOfNone = notInArray(mails.language, others.map(({ language }) => siteLanguageFor(language)))
  await deleteUnsentMails({ payload, sql }, and(eq(mails.to, email), isOfKind, isOfNone))
}

/** The other demands of the same person that are told of. */
async function otherDemands(payload: BasePayload, sql: Sql, { email, id }: LeftSubscription) {
  const table = tableOf(payload, 'subscriptions')
  const isRunning = and(eq(table.email, email), eq(table.kind, 'demand'), eq(table.state, 'confirmed'))
  return sql.select({ id: table.id, language: table.language }).from(table).where(and(isRunning, ne(table.id, id)))
}

/**
 * Erases a subscription, the request that began it, what was told because of it (unless another of theirs would tell it
 * again), and the mails of both.
 */
async function erase(payload: BasePayload, found: SubscriptionRow): Promise<void> {
  const { email, id } = found
  await inRetriedTransaction(payload, async ({ sql }) => {
    const leads = await ownLeads(payload, sql, [found])
    await handOverTold(payload, sql, [found])
    await deleteSubscriptions(payload, sql, [id])
    await deleteUnsent(payload, sql, found)
    await deleteLeads(payload, sql, leads)
    const mails = tableOf(payload, 'mails')
    const subscriptions = tableOf(payload, 'subscriptions')
    const [left] = await sql.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.email, email)).limit(1)
    const isOfAlerts = and(eq(mails.to, email), inArray(mails.kind, ['opt-in', 'alert']))
    // Of what waits to be sent, something may be for another search of the same person.
    await sql.delete(mails).where(left ? and(isOfAlerts, eq(mails.state, 'sent')) : isOfAlerts)
  }, 'subscriptions')
}

/**
 * The first of some subscriptions, by their keys, that is stored still, with the language in which whoever
 * subscribed is led to the site; null where none is.
 */
export async function firstStored(keys: readonly string[]): Promise<{ key: string; language: Language } | null> {
  const payload = await cms()
  const table = tableOf(payload, 'subscriptions')
  const { key, language } = table
  const stored = await committedSql(payload).select({ key, language }).from(table).where(inArray(key, [...keys]))
  const [found] = keys.flatMap((one) => stored.filter((row) => row.key === one))
  return found ? { key: found.key, language: siteLanguageFor(found.language) } : null
}
