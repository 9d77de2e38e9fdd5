import { siteIn } from '@/content/site'
import { refreshToken } from '@/content/token'
import type { PostedForm } from '@/domain/forms/asked'
import type { Envelope } from '@/domain/forms/envelope'
import { formPath, type FormName } from '@/domain/forms/forms'
import { putPosted } from '@/features/forms/posted'
import { env } from '@/lib/env'
import { refused } from '../find/refused'
import type { FormOutcome } from './stored'

const RENDERS_WITHIN_MS = 10_000
const STATUS = { question: 200, invalid: 422, limited: 429, failed: 503, off: 410 }

/**
 * The answer to a browser without a script: on to the thanks, or the page of the form with what was
 * typed and what is to be done. The page is rendered for this answer alone and stored nowhere.
 */
export async function pageAnswer(outcome: FormOutcome, form: FormName, envelope: Envelope): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  if (outcome.kind === 'stored') {
    headers.set('Location', outcome.href)
    return new Response(null, { status: 303, headers })
  }
  const site = siteIn(envelope.language)
  if (!site.routes.original(formPath(form))) return refused(404, 'form')
  const posted = putPosted({ form, envelope, state: stateOf(outcome) })
  const address = `http://127.0.0.1:${env().PORT}${site.hrefOfOriginal(formPath(form))}?posted=${posted}`
  const page = await fetch(address, {
    headers: { authorization: `Bearer ${refreshToken()}`, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(RENDERS_WITHIN_MS),
  })
  headers.set('Content-Type', page.headers.get('content-type') ?? 'text/html; charset=utf-8')
  if (outcome.kind === 'limited') headers.set('Retry-After', String(outcome.seconds))
  return new Response(page.body, { status: STATUS[outcome.kind], headers })
}

function stateOf(outcome: Exclude<FormOutcome, { kind: 'stored' }>): PostedForm['state'] {
  switch (outcome.kind) {
    case 'question':
      return { kind: 'question', ...outcome.question, isWrong: outcome.isWrong }
    case 'limited':
      return { kind: 'limited', minutes: Math.ceil(outcome.seconds / 60) }
    case 'invalid':
      return { kind: 'invalid', problems: outcome.problems }
    default:
      return outcome
  }
}
