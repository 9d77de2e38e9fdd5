import type { Envelope } from '@/domain/forms/envelope'
import { readEmail } from '@/domain/forms/typed-text'
import { MAILED_KEYS } from '@/domain/owners/keys'
import type { OwnerAction } from '@/domain/owners/paths'
import type { PasswordProblem, PortalContent } from '@/domain/owners/views'
import { askForLink, changePassword, choosePassword, signIn, signOut, signOutEverywhere } from '@/features/owners/commands'
import { holderOf, sessionKey, signedInOwner } from '@/features/owners/queries-session'
import { weeklyHref } from '@/features/weekly/keys'
import type { Language } from '@/i18n/languages'
import { clientAddress } from '@/lib/client-address'
import { askedToSignIn, portalPage, portalRedirect } from './portal-answer'

const INVALID = 422
const REFUSED = 401
const LIMITED = 429

const inMinutes = (seconds: number): number => Math.ceil(seconds / 60)

/** What was sent under a name, where it is one text. */
const textIn = ({ values }: Envelope, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** Does what a form of the portal asks for, and answers with the next page or with the form and what is wrong. */
export function actOn(action: OwnerAction, sent: Envelope, headers: Headers): Promise<Response> {
  switch (action) {
    case 'sign-in':
      return enter(sent, headers)
    case 'sign-out':
      return leave(sent, headers)
    case 'sign-out-everywhere':
      return leaveEverywhere(sent, headers)
    case 'forgotten':
      return forget(sent, headers)
    case 'password':
      return choose(sent)
    case 'change-password':
      return change(sent, headers)
  }
}

async function enter(sent: Envelope, headers: Headers): Promise<Response> {
  const [email, password] = [textIn(sent, 'email').trim(), textIn(sent, 'password')]
  const again = (problem: 'missing' | 'invalid' | 'refused' | 'limited', status: number, seconds = 0): Promise<Response> => {
    const content: PortalContent = { kind: 'sign-in', email, problem, minutes: inMinutes(seconds), done: null }
    return portalPage(sent.language, content, { status, retryAfter: seconds })
  }
  if (!email || !password.trim()) return again('missing', INVALID)
  const outcome = await signIn({ email, password, before: sessionKey(headers) }, clientAddress(headers))
  if (outcome.kind === 'in') return portalRedirect(sent.language, 'properties', { session: outcome.key })
  if (outcome.kind === 'limited') return again('limited', LIMITED, outcome.seconds)
  // Said after as long as anything else that is refused, and counted alike.
  return readEmail(email) === null ? again('invalid', INVALID) : again('refused', REFUSED)
}

const signedOut = (language: Language): Response => portalRedirect(language, 'sign-in', { query: '?done=signed-out', session: null })

async function leave({ language }: Envelope, headers: Headers): Promise<Response> {
  await signOut(sessionKey(headers))
  return signedOut(language)
}

async function leaveEverywhere({ language }: Envelope, headers: Headers): Promise<Response> {
  const owner = await signedInOwner(headers)
  if (owner) await signOutEverywhere(owner)
  return signedOut(language)
}

const LINK_STATUS = { missing: INVALID, invalid: INVALID, sent: 200, failed: 503, limited: LIMITED }

/** Why a text is the address of nobody, whoever has an account; null where it may be somebody's. */
function unaskable(email: string): { kind: 'missing' | 'invalid' } | null {
  if (email === '') return { kind: 'missing' }
  return readEmail(email) === null ? { kind: 'invalid' } : null
}

async function forget(sent: Envelope, headers: Headers): Promise<Response> {
  const email = textIn(sent, 'email').trim()
  const outcome = unaskable(email) ?? (await askForLink(email, clientAddress(headers)))
  const seconds = outcome.kind === 'limited' ? outcome.seconds : 0
  const content: PortalContent = { kind: 'forgotten', email, state: outcome.kind, minutes: inMinutes(seconds) }
  return portalPage(sent.language, content, { status: LINK_STATUS[outcome.kind], retryAfter: seconds })
}

/** What is wrong with a new password before anybody looks at it. */
function typedProblem(sent: Envelope): PasswordProblem | null {
  const password = textIn(sent, 'password')
  if (!password.trim()) return 'missing'
  return password === textIn(sent, 'again') ? null : 'differs'
}

async function choose(sent: Envelope): Promise<Response> {
  const { language } = sent
  const key = textIn(sent, 'key')
  const holder = await holderOf(key, MAILED_KEYS)
  if (!holder) return portalPage(language, { kind: 'void' }, { status: 410 })
  const again = (problem: PasswordProblem): Promise<Response> =>
    portalPage(language, { kind: 'password', key, isFirst: holder.kind === 'invitation', problem, minutes: 0 }, { status: INVALID })
  const problem = typedProblem(sent)
  if (problem) return again(problem)
  const outcome = await choosePassword(key, textIn(sent, 'password'))
  if (outcome.kind === 'set') return portalRedirect(language, 'properties', { session: outcome.key })
  return outcome.kind === 'void' ? portalPage(language, { kind: 'void' }, { status: 410 }) : again(outcome.problem)
}

async function change(sent: Envelope, headers: Headers): Promise<Response> {
  const { language } = sent
  const owner = await signedInOwner(headers)
  if (!owner) return askedToSignIn(language, headers)
  const { email, name } = owner
  const again = (problem: PasswordProblem, status = INVALID, seconds = 0): Promise<Response> =>
    portalPage(language, { kind: 'account', name, email, weeklyHref: weeklyHref({ owner: owner.id, email, language }), problem, minutes: inMinutes(seconds), done: false }, { status, retryAfter: seconds })
  const present = textIn(sent, 'present')
  const problem = present === '' ? 'presentMissing' : typedProblem(sent)
  if (problem) return again(problem)
  const outcome = await changePassword(owner, { key: sessionKey(headers), next: textIn(sent, 'password'), present }, clientAddress(headers))
  if (outcome.kind === 'set') return portalRedirect(language, 'account', { query: '?done=password' })
  return outcome.kind === 'invalid' ? again(outcome.problem) : again(outcome.kind, LIMITED, outcome.seconds)
}
