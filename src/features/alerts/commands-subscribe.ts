import { and, eq, ne } from '@/cms/database/drizzle'
import 'server-only'
import { tableOf } from '@/cms/database/sql'
import type { Writer } from '@/cms/database/transaction'
import { rhythmOf } from '@/domain/alerts/subscription'
import { wishAnswers, wishOf } from '@/domain/alerts/wish'
import type { Answers } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import type { Language } from '@/i18n/languages'
import { newsletterKey } from './keys'

/** What a visitor sent, checked. */
interface SentLead {
  form: FormName
  key: string
  language: Language
  answers: Answers
  consent: { text: string; version: number }
}

const isWanted = ({ answers, form }: SentLead): boolean =>
  typeof answers.email === 'string' &&
  (form === 'demand-register' || form === 'sign-newsletter' || answers.newsletter === true)

/**
 * What has to be stored with a lead that asks to be kept informed: it registers a demand, or the newsletter
 * is wanted. Null for any other.
 */
export const subscriptionsOf = (sent: SentLead) =>
  isWanted(sent)
    ? async (writer: Writer, lead: { id: number }): Promise<boolean> => {
        await subscribe(writer, sent, lead.id)
        return true
      }
    : null

/**
 * Stores what a lead asks to be kept informed of, in the transaction of the lead itself. It waits for the
 * press of a button that a mail leads to: that of a demand is the confirmation of its lead, that of the
 * newsletter is written later.
 */
async function subscribe({ payload, sql }: Writer, sent: SentLead, lead: number): Promise<void> {
  const { answers, consent, form, language } = sent
  const table = tableOf(payload, 'subscriptions')
  const email = String(answers.email).toLowerCase()
  const now = new Date().toISOString()
  const person = {
    ...{ email, language, lead, name: typeof answers.firstName === 'string' ? answers.firstName : null },
    ...{ consentText: consent.text, consentVersion: consent.version, createdAt: now, updatedAt: now },
  }
  // The generated columns have defaults that the database has not.
  const none = { rhythm: null, goal: null, criteria: null, confirmedAt: null, endedAt: null }
  if (form === 'demand-register') {
    const criteria = wishAnswers(answers)
    await sql.insert(table).values({
      ...{ ...none, ...person, key: sent.key, kind: 'demand', state: 'waiting', optIn: 'written' },
      ...{ criteria, goal: wishOf(criteria).goal, rhythm: rhythmOf(answers.rhythm) },
    })
  }
  if (form !== 'sign-newsletter' && answers.newsletter !== true) return
  const key = newsletterKey(email)
  const waiting = { ...person, state: 'waiting', optIn: 'to-write' } as const
  await sql.insert(table).values({ ...none, ...waiting, kind: 'newsletter', key }).onConflictDoNothing({ target: table.key })
  // Anybody can write this address into a form: what its owner confirmed stays as it was confirmed.
  const isOwn = eq(table.key, key)
  await sql.update(table).set({ ...waiting, endedAt: null }).where(and(isOwn, ne(table.state, 'confirmed')))
  if (form !== 'sign-newsletter') return
  // Whoever reads it already and asks again gets the mail again, and goes on reading.
  await sql.update(table).set({ optIn: 'to-write', updatedAt: now }).where(and(isOwn, eq(table.state, 'confirmed')))
}
