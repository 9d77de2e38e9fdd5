import 'server-only'
import { eq, sql as raw } from '@payloadcms/db-sqlite/drizzle'
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
  const { answers, consent, form, key, language } = sent
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
      ...{ ...none, ...person, key, kind: 'demand', state: 'waiting', optIn: 'written' },
      ...{ criteria, goal: wishOf(criteria).goal, rhythm: rhythmOf(answers.rhythm) },
    })
  }
  if (form !== 'sign-newsletter' && answers.newsletter !== true) return
  const waiting = { kind: 'newsletter', state: 'waiting', optIn: 'to-write' } as const
  // Whoever reads it already and asks again gets the mail again, and goes on reading.
  const isReader = eq(table.state, 'confirmed')
  await sql
    .insert(table)
    .values({ ...none, ...person, ...waiting, key: newsletterKey(email) })
    .onConflictDoUpdate({
      target: table.key,
      set: {
        ...{ ...person, endedAt: null },
        state: raw`CASE WHEN ${isReader} THEN ${table.state} ELSE 'waiting' END`,
        optIn: form === 'sign-newsletter' ? 'to-write' : raw`CASE WHEN ${isReader} THEN ${table.optIn} ELSE 'to-write' END`,
      },
    })
}
