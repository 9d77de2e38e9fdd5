import 'server-only'
import type { BasePayload } from 'payload'
import { and, asc, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { insertMail } from '@/cms/mails/outbox'
import { siteLanguageFor } from '@/content/site'
import { plainName } from '@/domain/mails/plain-name'
import { speech } from '@/i18n/translator'
import { subscriptionHref } from '../alerts/keys'
import { renderLetter } from './components/render-letter'
import { plainLetter } from './letter'
import { optInLetter } from './letters-alerts'
import { officeIn, siteAddress } from './queries'
import { RowsInTurn } from './rows-in-turn'

const AT_ONCE = 50

const rows = new RowsInTurn()

/**
 * Writes the mails that ask to confirm into the outbox. One that fails is logged and tried again later, and
 * keeps no other waiting. `written` is called after each that succeeds.
 */
export async function writeOptIns(payload: BasePayload, written: () => void): Promise<void> {
  const table = tableOf(payload, 'subscriptions')
  const waiting = await committedSql(payload)
    .select({ id: table.id })
    .from(table)
    .where(eq(table.optIn, 'to-write'))
    .orderBy(asc(table.id))
    .limit(AT_ONCE + rows.failing)
  await rows.each(payload, waiting.map(({ id }) => id), {
    what: (id) => `subscription ${id}`,
    work: async (id) => {
      await writeOptIn(payload, id)
      written()
    },
  })
}

async function writeOptIn(payload: BasePayload, id: number): Promise<void> {
  const table = tableOf(payload, 'subscriptions')
  const [row] = await committedSql(payload).select().from(table).where(eq(table.id, id))
  if (!row) return
  const { email, key, kind, lead, name, updatedAt } = row
  const language = siteLanguageFor(row.language)
  const parts = { speech: await speech(language), office: await officeIn(language, null) }
  const { letter, subject } = optInLetter(parts, kind, { name: plainName(name ?? ''), href: subscriptionHref(language, key) })
  const html = await renderLetter(letter)
  const mail = { kind: 'opt-in', lead, language, subject, html, text: plainLetter(letter) } as const
  const replyTo = await siteAddress()
  await committedSql(payload).transaction(async (sql) => {
    const isStill = and(eq(table.id, id), eq(table.optIn, 'to-write'), eq(table.updatedAt, updatedAt))
    const taken = await sql.update(table).set({ optIn: 'written' }).where(isStill).returning({ id: table.id })
    // Whoever asks again gets it again.
    if (taken.length > 0) await insertMail(payload, sql, { ...mail, to: email, replyTo, key: `${key}:opt-in:${updatedAt}` })
  })
}
