import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { heldStatus } from '@/cms/leads/held-status'
import { insertMail } from '@/cms/mails/outbox'
import { siteLanguageFor } from '@/content/site'
import { plainName } from '@/domain/mails/plain-name'
import { speech } from '@/i18n/translator'
import { subscriptionHref } from '../alerts/keys'
import { renderLetter } from './components/render-letter'
import { writeWaiting } from './commands-write-waiting'
import { plainLetter } from './letter-view'
import { optInLetter } from './letters-alerts'
import { officeIn, siteAddress } from './queries'
import { RowsInTurn } from './rows-in-turn'

const rows = new RowsInTurn()

/** Writes the mails that ask to confirm into the outbox, none for a request that is spam. `written` is called after each that succeeds. */
export async function writeOptIns(payload: BasePayload, written: () => void): Promise<void> {
  const table = tableOf(payload, 'subscriptions')
  await writeWaiting(payload, rows, {
    table, which: eq(table.optIn, 'to-write'), written,
    what: (id) => `subscription ${id}`,
    write: (id) => writeOptIn(payload, id),
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
  const mail = { kind: 'opt-in', lead, language, subject, html, text: await plainLetter(letter) } as const
  const replyTo = await siteAddress()
  await committedSql(payload).transaction(async (sql) => {
    const isStill = and(eq(table.id, id), eq(table.optIn, 'to-write'), eq(table.updatedAt, updatedAt))
    const [taken] = await sql.update(table).set({ optIn: 'written' }).where(isStill).returning({ state: table.state })
    if (!taken) return
    // The address that sent spam may be a stranger's; whoever confirmed is none.
    const isStrangers = taken.state === 'waiting' && lead !== null && (await heldStatus({ payload, sql }, lead)) === 'spam'
    // Whoever asks again gets it again.
    if (!isStrangers) await insertMail(payload, sql, { ...mail, to: email, replyTo, key: `${key}:opt-in:${updatedAt}` })
  })
}
