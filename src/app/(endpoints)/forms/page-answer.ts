import { siteIn } from '@/content/site'
import type { PostedForm } from '@/domain/forms/asked'
import type { Envelope } from '@/domain/forms/envelope'
import { formPath, type FormName } from '@/domain/forms/forms'
import { failedMessage } from '@/features/forms/failed-message'
import { putPosted } from '@/features/forms/posted'
import { speech } from '@/i18n/translator'
import { PRIVATE } from '@/lib/private'
import { ownPage, plainPage } from './own-page'
import { OUTCOME_STATUS, type FormOutcome } from './stored'

/**
 * The answer to a browser without a script: on to the thanks, or the page of the form with what was
 * typed and what is to be done. The page is rendered for this answer alone and stored nowhere.
 */
export async function pageAnswer(outcome: FormOutcome, form: FormName, envelope: Envelope): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': PRIVATE })
  if (outcome.kind === 'stored') {
    headers.set('Location', outcome.href)
    return new Response(null, { status: 303, headers })
  }
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (outcome.kind === 'limited') headers.set('Retry-After', String(outcome.seconds))
  const page = await renderedPage(form, envelope, stateOf(outcome))
  const status = outcome.kind === 'question' ? 200 : OUTCOME_STATUS[outcome.kind]
  if (page !== null) return new Response(page, { status, headers })
  return new Response(await notSentPage(form, envelope), { status: OUTCOME_STATUS.failed, headers })
}

/** The page of the form, rendered for what was sent; null where staff have no such page, or it fails. */
const renderedPage = (form: FormName, envelope: Envelope, state: PostedForm['state']): Promise<string | null> =>
  pageFor(formPath(form), { form, envelope, state })

/** The page of an original path, rendered for a form that was sent; null where there is none, or it fails. */
export async function pageFor(original: string, sent: PostedForm): Promise<string | null> {
  const href = siteIn(sent.envelope.language).hrefOfPage(original)
  return href && ownPage(`${href}?posted=${putPosted(sent)}`)
}

/** Says that nothing was sent where no page of the site can: going back keeps what was typed. */
async function notSentPage(form: FormName, { language }: Envelope): Promise<string> {
  const { t } = await speech(language)
  return plainPage(language, t(`FormPage.${failedMessage(form)}`))
}

function stateOf(outcome: Exclude<FormOutcome, { kind: 'stored' }>): PostedForm['state'] {
  switch (outcome.kind) {
    case 'question':
      return { kind: 'question', ...outcome.question, mistake: outcome.mistake }
    case 'limited':
      return { kind: 'limited', minutes: Math.ceil(outcome.seconds / 60) }
    case 'reworded':
      return { kind: 'invalid', problems: [{ field: 'consent', message: 'invalid.consent' }] }
    case 'invalid':
      return { kind: 'invalid', problems: outcome.problems }
    default:
      return outcome
  }
}
