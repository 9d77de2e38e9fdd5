import 'server-only'
import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { isToldNow } from '@/cms/alerts/due'
import { and, asc, eq, inArray, isNotNull, min } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { insertMail, type NewMail } from '@/cms/mails/outbox'
import { formWords, speech } from '@/i18n/translator'
import { chunks } from '@/lib/chunks'
import { letOthersRun } from '@/lib/let-others-run'
import { unsubscribeHref } from '../alerts/keys'
import { renderLetter } from './components/render-letter'
import { AT_ONCE } from './commands-write-waiting'
import { digestOf, digestShares, type DigestShare } from './digest'
import { plainLetter } from './letter-view'
import { digestLetter } from './letters-alerts'
import { officeIn, siteAddress } from './queries'
import { RowsInTurn } from './rows-in-turn'

/** Rows of one person that are read: of more there is a list on the site. */
const MOST_ROWS = 500

const people = new RowsInTurn<string>()

/**
 * Writes a mail for each person who is to be told of properties now, in each language of their searches. One that
 * fails is logged and tried again later, and keeps nobody else waiting. `written` is called after each that succeeds.
 */
export async function writeDigests(payload: BasePayload, written: () => void, now = new Date()): Promise<void> {
  const told = tableOf(payload, 'told_listings')
  const waiting = await committedSql(payload)
    .select({ email: told.email, since: min(told.dueAt) })
    .from(told)
    .where(isToldNow(told, now))
    .groupBy(told.email)
    .orderBy(asc(min(told.dueAt)))
    .limit(AT_ONCE + people.failing)
  await people.each(payload, waiting.map(({ email }) => email), {
    // Whose it is stands in no log.
    what: () => 'somebody about matching properties',
    work: async (email) => {
      await writeDigest(payload, email, now)
      written()
      await letOthersRun()
    },
  })
}

async function writeDigest(payload: BasePayload, email: string, now: Date): Promise<void> {
  const told = tableOf(payload, 'told_listings')
  const subscriptions = tableOf(payload, 'subscriptions')
  const sql = committedSql(payload)
  const isDue = and(eq(told.email, email), isToldNow(told, now))
  const rows = await sql.select().from(told).where(isDue).orderBy(asc(told.id)).limit(MOST_ROWS)
  // Of all their searches: what one that ended had found may be what another looks for.
  const isRunning = and(eq(subscriptions.email, email), eq(subscriptions.kind, 'demand'), eq(subscriptions.state, 'confirmed'))
  const own = await sql.select().from(subscriptions).where(isRunning).orderBy(asc(subscriptions.id))
  // The letters are made first: nothing slow happens in the transaction.
  const shares = digestShares(rows, own)
  const made = await Promise.all(shares.map((share) => mailTo(email, share)))
  const keys = made.flatMap((one) => one.keys)
  const used = new Set(shares.flatMap(({ finds }) => finds.map(({ row }) => row.id)))
  await sql.transaction(async (step) => {
    const set = { dueAt: null, toldAt: now.toISOString() }
    let taken = 0
    for (const some of chunks(rows.map(({ id }) => id))) {
      const waitingOf = (ids: number[]) => and(inArray(told.id, ids), isNotNull(told.dueAt))
      taken += (await step.update(told).set(set).where(waitingOf(some.filter((id) => used.has(id)))).returning({ id: told.id })).length
      // Nobody was told of what is left: once it is news again, it is told.
      taken += (await step.delete(told).where(waitingOf(some)).returning({ id: told.id })).length
    }
    if (taken < rows.length) throw new Error('What was to be told has changed meanwhile')
    if (made.length === 0) return
    // Written to, they are held: who ends one of them meanwhile waits, and finds the mail.
    const running = await step
      .update(subscriptions)
      .set({ state: 'confirmed' })
      .where(and(inArray(subscriptions.key, keys), eq(subscriptions.state, 'confirmed')))
      .returning({ id: subscriptions.id })
    if (running.length < keys.length) throw new Error('Who was to be told has left meanwhile')
    for (const { mail } of made) await insertMail(payload, step, mail)
  })
}

/** The mail to a person in one language, and the keys of the searches that it is for. */
async function mailTo(email: string, share: DigestShare): Promise<{ mail: NewMail; keys: string[] }> {
  const { language } = share
  const words = await formWords(language)
  const spoken = await speech(language)
  const digest = digestOf(share, { speech: spoken, words })
  const { letter, subject } = digestLetter({ speech: spoken, office: await officeIn(language, null) }, digest)
  const mail: NewMail = {
    kind: 'alert', lead: null, to: email, replyTo: await siteAddress(), language, subject,
    text: await plainLetter(letter), html: await renderLetter(letter), key: `alert:${randomUUID()}`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeHref(digest.keys)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
  return { mail, keys: digest.keys }
}
