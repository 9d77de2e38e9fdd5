import type { BasePayload } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { knownAddresses } from '@/cms/known-paths'
import { nameOfTarget } from '@/cms/route-table/owner-names'
import { targetAt } from '@/routes/decide'
import { redirectEnd } from '@/routes/own-redirects'

/** What a redirect does now: where it leads, or why it leads nobody anywhere. */
export type RedirectNow = { to: string } | { idle: 'off' | 'covered' | 'nowhere'; words: string }

interface StoredRedirect {
  active?: boolean | null
  from?: string | null
}

/** What a stored redirect does now, in the language of the person at work; null where nothing is in memory. */
export async function redirectNow(
  req: { i18n: { language: string }; payload: BasePayload },
  { active, from }: StoredRedirect,
): Promise<RedirectNow | null> {
  const known = knownAddresses()
  if (!known || !from) return null
  const { language } = req.i18n
  if (!active) return { idle: 'off', words: adminMessage('redirects.now.off', language) }
  const target = targetAt(encodeURI(from), known.routes, known.settings)
  if (target) {
    const name = await nameOfTarget(req, target)
    return { idle: 'covered', words: adminMessage('redirects.now.covered', language, { name }) }
  }
  const redirect = known.redirects.at(encodeURI(from), known.settings)
  const end = redirect && redirectEnd(redirect, known)
  if (end?.kind === 'leads') return { to: end.to }
  return { idle: 'nowhere', words: adminMessage('redirects.now.nowhere', language) }
}
