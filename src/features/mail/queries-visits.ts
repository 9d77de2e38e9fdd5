import 'server-only'
import type { BasePayload } from 'payload'
import { personalHref } from '@/content/personal-links'
import { siteIn } from '@/content/site'
import { offersVisit } from '@/content/visits/free-visits'
import { agentName, storedVisit, visitPlace, type StoredVisit } from '@/content/visits/visit'
import { visitKey } from '@/content/visits/visit-key'
import { MY_VISIT_PATH } from '@/domain/appointments/paths'
import type { Language } from '@/i18n/languages'
import { env } from '@/lib/env'
import type { LetterVisit } from './visit-letters'

/** A visit that is over before its mails are written is told of as it is then. */
export const visitOfLead = (payload: BasePayload, lead: number): Promise<StoredVisit | null> => storedVisit(payload, { lead })

/** What the mails of a visit say in a language: to the visitor, or to the agency, which knows the whole address. */
export async function letterVisit(
  payload: BasePayload,
  visit: StoredVisit,
  language: Language,
  to: 'visitor' | 'agency',
): Promise<LetterVisit> {
  const { end, property, sequence, start, uid } = visit
  const place = await visitPlace(payload, property, language)
  const isCancelled = visit.state === 'cancelled'
  const manageHref = personalHref(siteIn(language), MY_VISIT_PATH, visitKey(uid, start))
  return {
    uid: `${uid}@${new URL(env().SITE_URL).hostname}`, sequence, start, end, isCancelled,
    address: to === 'agency' ? place.whole : place.shown,
    isWhole: to === 'agency' || place.isWhole,
    isOffered: isCancelled && (await offersVisit(payload, property, language)),
    agent: await agentName(payload, visit.agent),
    manageHref: manageHref && new URL(manageHref, env().SITE_URL).href,
  }
}
