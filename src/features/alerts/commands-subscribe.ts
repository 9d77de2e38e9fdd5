import 'server-only'
import { and, eq, ne } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import { rhythmOf } from '@/domain/alerts/subscription'
import { wishAnswers, wishOf } from '@/domain/alerts/wish'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import type { Language } from '@/i18n/languages'
import { newsletterKey } from './keys'

/** Whoever presses twice asks once. */
const PRESSES_WITHIN_MS = 60_000

/** What a visitor sent, checked. */
interface SentLead {
  form: FormName
  language: Language
  answers: Answers
  consent: { text: string; version: number }
}

/** A lead as it is stored. */
interface OwnLead {
  id: number
  key: string
}

const isNewsletterWanted = ({ answers: { email, newsletter }, form }: SentLead): boolean =>
  typeof email === 'string' && (form === 'sign-newsletter' || newsletter === true)

const isWanted = (sent: SentLead): boolean =>
  isNewsletterWanted(sent) || (sent.form === 'demand-register' && typeof sent.answers.email === 'string')

/**
 * What has to be stored with a lead that asks to be kept informed: it registers a demand, or the newsletter
 * is wanted. Null for any other.
 */
export const subscriptionsOf = (sent: SentLead) =>
  isWanted(sent)
    ? async (writer: Writer, lead: OwnLead): Promise<boolean> => {
        await subscribe(writer, sent, lead)
        return true
      }
    : null

/**
 * What says of a lead that is sent again whether the demand that it registered runs, or waits to be confirmed. Who
 * asks for the newsletter again gets it again.
 */
export const subscriptionsStand =
  (sent: SentLead) =>
  async (writer: Writer, lead: OwnLead): Promise<boolean> => {
    if (isNewsletterWanted(sent)) await askAgain(writer, sent, lead)
    if (sent.form !== 'demand-register') return true
    const state = (await storedUnder(writer, lead.key))?.state
    return state === 'waiting' || state === 'confirmed'
  }

async function storedUnder({ payload, sql }: Writer, key: string) {
  const table = tableOf(payload, 'subscriptions')
  const [found] = await sql.select({ state: table.state, updatedAt: table.updatedAt }).from(table).where(eq(table.key, key))
  return found
}

async function askAgain(writer: Writer, sent: SentLead, lead: OwnLead): Promise<void> {
  const found = await storedUnder(writer, newsletterKey(emailIn(sent)))
  const justNow = new Date(Date.now() - PRESSES_WITHIN_MS).toISOString()
  if (!found || found.state === 'ended' || found.updatedAt < justNow) await subscribeToNewsletter(writer, sent, lead)
}

const emailIn = ({ answers }: SentLead): string => String(answers.email).toLowerCase()

/** What is stored of whoever subscribes. */
function rowOf(sent: SentLead, { id }: OwnLead) {
  const { answers, consent, language } = sent
  const now = new Date().toISOString()
  return {
    email: emailIn(sent), language, lead: id, name: typeof answers.firstName === 'string' ? answers.firstName : null,
    consentText: consent.text, consentVersion: consent.version, createdAt: now, updatedAt: now,
  }
}

/** The generated columns have defaults that the database has not. */
const NONE = { rhythm: null, goal: null, criteria: null, confirmedAt: null, endedAt: null }

/**
 * Stores what a lead asks to be kept informed of, in the transaction of the lead itself. It waits for the
 * press of a button that a mail leads to: that of a demand is the confirmation of its lead, that of the
 * newsletter is written later.
 */
async function subscribe(writer: Writer, sent: SentLead, lead: OwnLead): Promise<void> {
  if (sent.form === 'demand-register') {
    const criteria = wishAnswers(sent.answers)
    await writer.sql.insert(tableOf(writer.payload, 'subscriptions')).values({
      ...NONE, ...rowOf(sent, lead), key: lead.key, kind: 'demand', state: 'waiting', optIn: 'written',
      criteria, goal: wishOf(criteria).goal, rhythm: rhythmOf(sent.answers.rhythm),
    })
  }
  if (isNewsletterWanted(sent)) await subscribeToNewsletter(writer, sent, lead)
}

async function subscribeToNewsletter({ payload, sql }: Writer, sent: SentLead, lead: OwnLead): Promise<void> {
  const table = tableOf(payload, 'subscriptions')
  const row = rowOf(sent, lead)
  const key = newsletterKey(row.email)
  const waiting = { ...row, state: 'waiting', optIn: 'to-write' } as const
  await sql.insert(table).values({ ...NONE, ...waiting, kind: 'newsletter', key }).onConflictDoNothing({ target: table.key })
  // Anybody can write this address into a form: what its owner confirmed stays as it was confirmed.
  const isOwn = eq(table.key, key)
  await sql.update(table).set({ ...waiting, endedAt: null }).where(and(isOwn, ne(table.state, 'confirmed')))
  if (sent.form !== 'sign-newsletter') return
  // Whoever reads it already and asks again gets the mail again, and goes on reading.
  await sql.update(table).set({ optIn: 'to-write', updatedAt: row.updatedAt }).where(and(isOwn, eq(table.state, 'confirmed')))
}
