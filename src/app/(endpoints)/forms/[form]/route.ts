import { hrefInAnyLanguage, siteIn } from '@/content/site'
import { readEnvelope } from '@/domain/forms/envelope'
import { definitionOf } from '@/domain/forms/definitions'
import { formPath, isFormName } from '@/domain/forms/forms'
import { PRIVATE } from '@/lib/private'
import { languageCameFrom } from '../../came-from'
import { refused } from '../../refused'
import { languageInUse } from '../../language-in-use'
import { jsonAnswer } from '../json-answer'
import { notFoundPage } from '../lost-page'
import { pageAnswer } from '../page-answer'
import { sentIn } from '../sent-in'
import { received } from '../stored'

interface FormContext {
  params: Promise<{ form: string }>
}

/**
 * Leads to the page of a form: whoever has no script stands at this address after a mistake, and may open it again.
 * Spec §5, "Forms".
 */
export async function GET(request: Request, { params }: FormContext): Promise<Response> {
  const { form } = await params
  const language = languageCameFrom(request)
  if (!isFormName(form) || !definitionOf(form)) return notFoundPage(language)
  const site = siteIn(language)
  const Location = hrefInAnyLanguage(site, formPath(form)) ?? site.hrefOfOriginal('/')
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': PRIVATE } })
}

/**
 * Takes a form: checks it, stores it as one row, and answers; mails are written afterwards. A script is
 * answered with JSON, a browser without one with a page. Spec §5, "Forms"; §8.
 */
export async function POST(request: Request, { params }: FormContext): Promise<Response> {
  const { form } = await params
  if (!isFormName(form) || !definitionOf(form)) return refused(404, 'form')
  const sent = await sentIn(request)
  const envelope = sent && readEnvelope(sent.values)
  if (!envelope || !languageInUse(envelope.language)) return refused(400, 'form')
  const outcome = await received(form, envelope, request.headers)
  return sent.isScript ? jsonAnswer(outcome, form, envelope) : pageAnswer(outcome, form, envelope)
}
