import 'server-only'
import { eq } from '@/cms/database/drizzle'
import { tableOf } from '@/cms/database/sql'
import { inRetriedTransaction } from '@/cms/database/transaction'
import { deleteUnsentMails, isWeeklyOf } from '@/cms/mails/outbox'
import { cms } from '@/content/client'
import { siteLanguageFor } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { addressMark, readWeeklyKey } from './keys'

/** How an owner has the weekly mail. */
export interface WeeklyChoice {
  language: Language
  isOn: boolean
}

/** What whoever holds a key of a weekly mail has chosen; null where it is nobody's, or the address is another one by now. */
export async function weeklyChoice(key: string): Promise<WeeklyChoice | null> {
  const owner = await ownerOf(key)
  return owner && { language: siteLanguageFor(owner.language), isOn: owner.weeklyMail !== false }
}

async function ownerOf(key: string) {
  const read = readWeeklyKey(key)
  if (!read) return null
  const owner = await (await cms()).findByID({ collection: 'owners', id: read.owner, depth: 0, disableErrors: true })
  return owner && addressMark(owner.email) === read.to ? owner : null
}

/** Has an owner get the weekly mail or not, and takes back one that has not left; false where the key is nobody's. Decision 098. */
export async function chooseWeekly(key: string, isOn: boolean): Promise<boolean> {
  const owner = await ownerOf(key)
  if (!owner) return false
  await inRetriedTransaction(await cms(), async ({ payload, sql }) => {
    const [owners, mails] = [tableOf(payload, 'owners'), tableOf(payload, 'mails')]
    await sql.update(owners).set({ weeklyMail: isOn, updatedAt: new Date().toISOString() }).where(eq(owners.id, owner.id))
    if (isOn) return
    await deleteUnsentMails({ payload, sql }, isWeeklyOf(mails, owner.id))
  })
  return true
}
