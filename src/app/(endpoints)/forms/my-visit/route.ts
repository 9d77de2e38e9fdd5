import { cancelVisit } from '@/cms/visits/change-visit'
import { cms } from '@/content/client'
import { hrefInAnyLanguage, siteIn, type Site } from '@/content/site'
import type { StoredVisit } from '@/content/visits/visit'
import { visitKey, type VisitNews } from '@/content/visits/visit-key'
import { readSlotValue } from '@/domain/appointments/appointment'
import { MY_VISIT_PATH } from '@/domain/appointments/paths'
import { isKey } from '@/domain/forms/asked'
import { moveVisit } from '@/features/appointments/commands'
import { myVisitHref, visitOfKey, visitorAddress } from '@/features/appointments/queries'
import { waitToChange, waitToSend } from '@/features/forms/limits'
import { clientAddress } from '@/lib/client-address'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../came-from'
import { languageInUse } from '../../language-in-use'
import { refused } from '../../refused'
import { sentIn } from '../sent-in'

const leadTo = (Location: string): Response => new Response(null, { status: 303, headers: { Location, 'Cache-Control': PRIVATE } })

/** The page of visits for nobody in particular; the home page where it is gone. */
const pageOfVisits = (site: Site): string => hrefInAnyLanguage(site, MY_VISIT_PATH) ?? site.hrefOfOriginal('/')

/** Leads to the page of a visit, which says what it is opened with: who has no script stands here after a reload. */
export const GET = (request: Request): Response => leadTo(pageOfVisits(siteIn(languageCameFrom(request))))

/**
 * Moves or cancels the visit that a signed key opens, and leads back to its page, which says what became
 * of it. A key that opens none leads there too. Spec §4, "Appointments and document requests".
 */
export async function POST(request: Request): Promise<Response> {
  const sent = await sentIn(request)
  const { _language: spoken, action, key, slot } = sent?.values ?? {}
  const language = languageInUse(typeof spoken === 'string' ? spoken : '')
  if (!language || typeof key !== 'string' || (action !== 'move' && action !== 'cancel')) return refused(400, 'visit')
  const site = siteIn(language)
  const there = (shown: string): Response => leadTo((isKey(shown) && myVisitHref(site, shown)) || pageOfVisits(site))
  const found = await visitOfKey(key)
  if (typeof found === 'string') return there(key)
  const { start, uid } = found.visit
  const news = await changed(found.visit, action === 'move' ? readSlotValue(slot) : null, action, clientAddress(request.headers))
  return there(visitKey(uid, start, news ?? undefined))
}

/** What became of it, to be said; null where its page says it anyhow. */
async function changed(
  { id, lead, uid }: StoredVisit,
  start: number | null,
  action: 'move' | 'cancel',
  address: string,
): Promise<VisitNews | null> {
  if ((await waitToSend(address)) > 0) return 'limited'
  if (action === 'move' && start === null) return null
  try {
    if ((await waitToChange(uid, await visitorAddress(lead))) > 0) return 'limited'
    const done = start === null ? await cancelVisit(await cms(), id, null) : await moveVisit(id, start)
    if (done === 'done') return action === 'move' ? 'moved' : 'cancelled'
    return done === 'full' ? 'full' : null
  } catch (error) {
    ;(await cms()).logger.error({ err: error, msg: `Visit ${id} could not be changed` })
    return 'failed'
  }
}
