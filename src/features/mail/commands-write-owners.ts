import 'server-only'
import type { BasePayload } from 'payload'
import { and, eq, isNotNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { deleteUnsentMails, insertMail, isOfOwner, ownerMailKey } from '@/cms/mails/outbox'
import { deleteKeys, newKey, storeKey } from '@/cms/owners/keys'
import { siteLanguageFor } from '@/content/site'
import { TRIED_FOR_MS } from '@/domain/mails/attempts'
import { KEY_LIVES_MS, type MailedKeyKind } from '@/domain/owners/keys'
import { ownerPath } from '@/domain/owners/paths'
import { speech } from '@/i18n/translator'
import { env } from '@/lib/env'
import { renderLetter } from './components/render-letter'
import { writeWaiting } from './commands-write-waiting'
import { plainLetter } from './letter-view'
import { ownerLetter } from './letters-owners'
import { officeIn, siteAddress } from './queries'
import { RowsInTurn } from './rows-in-turn'

const rows = new RowsInTurn()

/** Writes the mails whose link lets owners choose a password into the outbox. `written` is called after each that succeeds. */
export async function writeOwnerMails(payload: BasePayload, written: () => void): Promise<void> {
  const owners = tableOf(payload, 'owners')
  await writeWaiting(payload, rows, {
    table: owners, which: isNotNull(owners.mail), written,
    what: (id) => `owner ${id}`,
    write: (id) => writeOwnerMail(payload, id),
  })
}

async function writeOwnerMail(payload: BasePayload, id: number): Promise<void> {
  const [owners, mails] = [tableOf(payload, 'owners'), tableOf(payload, 'mails')]
  const [owner] = await committedSql(payload).select().from(owners).where(eq(owners.id, id))
  if (!owner?.mail) return
  const { email, mail: kind, name } = owner
  const language = siteLanguageFor(owner.language)
  const key = newKey()
  const href = new URL(`${ownerPath(language, 'password')}?key=${key}`, env().SITE_URL).href
  const parts = { speech: await speech(language), office: await officeIn(language, null) }
  const { letter, subject } = ownerLetter(parts, kind, { name, href })
  const html = await renderLetter(letter)
  const mail = { kind: 'account', lead: null, language, subject, html, text: await plainLetter(letter) } as const
  const replyTo = await siteAddress()
  await committedSql(payload).transaction(async (sql) => {
    const now = new Date().toISOString()
    const isStill = and(eq(owners.id, id), eq(owners.mail, kind), eq(owners.email, email))
    const written = { mail: null, ...(kind === 'invitation' && { invitedAt: now }) }
    const [taken] = await sql.update(owners).set(written).where(isStill).returning({ active: owners.active })
    if (!taken?.active) return
    await deleteKeys({ payload, sql }, id, { kind })
    // A link that is void by now is not to be the last that they get.
    await deleteUnsentMails({ payload, sql }, isOfOwner(mails, id, kind))
    await storeKey({ payload, sql }, id, { key, kind })
    await insertMail(payload, sql, { ...mail, to: email, replyTo, key: ownerMailKey(id, kind, now) }, Date.now() + triedFor(kind))
  })
}

const triedFor = (kind: MailedKeyKind): number => Math.min(TRIED_FOR_MS, KEY_LIVES_MS[kind])
