import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { waitingOwners } from '@/cms/history/waiting-owners'
import { insertMail, weeklyMailKey, type NewMail } from '@/cms/mails/outbox'
import { siteLanguageFor } from '@/content/site'
import { weekDue, type WeekDue } from '@/domain/history/week'
import type { Owner } from '@/payload-types'
import { speech } from '@/i18n/translator'
import { idsOf } from '@/lib/documents'
import { letOthersRun } from '@/lib/let-others-run'
import { weeklyHref } from '../weekly/keys'
import { renderLetter } from './components/render-letter'
import { writeWaiting } from './commands-write-waiting'
import { plainLetter } from './letter-view'
import { weeklyLetter } from './letters-weekly'
import { agencyDoc, officeIn, siteAddress } from './queries'
import { RowsInTurn } from './rows-in-turn'
import { weekOf } from './queries-weekly'

const rows = new RowsInTurn()

/**
 * Writes what owners are told of each week, once for each owner and week; nothing at any other time than that of these mails.
 * `written` is called after each that succeeds. Decision 098.
 */
export async function writeWeeklyMails(payload: BasePayload, written: () => void, now = new Date()): Promise<void> {
  const due = weekDue(now)
  if (!due) return
  const owners = tableOf(payload, 'owners')
  await writeWaiting(payload, rows, {
    table: owners, which: waitingOwners(owners, due), written,
    what: (id) => `owner ${id} about the week`,
    write: async (id) => {
      await writeWeeklyMail(payload, id, { due, now })
      await letOthersRun()
    },
  })
}

async function writeWeeklyMail(payload: BasePayload, id: number, { due, now }: { due: WeekDue; now: Date }): Promise<void> {
  const owners = tableOf(payload, 'owners')
  const owner = await payload.findByID({ collection: 'owners', id, depth: 0, disableErrors: true })
  if (!owner) return
  const mail = await mailTo(payload, owner, { due, now })
  // The letter is made first: nothing slow happens in the transaction.
  await committedSql(payload).transaction(async (sql) => {
    const isStill = and(eq(owners.id, id), eq(owners.email, owner.email), waitingOwners(owners, due))
    const [taken] = await sql.update(owners).set({ toldWeek: due.monday }).where(isStill).returning({ id: owners.id })
    if (taken && mail) await insertMail(payload, sql, mail)
  })
}

/** The mail to an owner; null where no property of theirs is on the site. */
async function mailTo(payload: BasePayload, { agency, email, id, language: wanted, name, properties }: Owner, { due, now }: { due: WeekDue; now: Date }): Promise<NewMail | null> {
  const language = siteLanguageFor(wanted)
  const words = await speech(language)
  const week = await weekOf(payload, { properties: idsOf(properties ?? []), words, due, now })
  if (!week) return null
  const href = weeklyHref({ owner: id, email })
  const office = await officeIn(language, await agencyDoc(agency))
  const { letter, subject } = weeklyLetter({ speech: words, office }, { ...week, name, manageHref: href })
  return {
    kind: 'weekly', lead: null, to: email, replyTo: await siteAddress(), language, subject,
    text: await plainLetter(letter), html: await renderLetter(letter), key: weeklyMailKey(id, due.monday),
    headers: { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
