import type { Envelope } from '@/domain/forms/envelope'
import type { FormName } from '@/domain/forms/forms'
import type { SentForm } from '@/features/forms/components/send-form'
import { failedMessage } from '@/features/forms/failed-message'
import { speech } from '@/i18n/translator'
import { PRIVATE } from '@/lib/private'
import { OUTCOME_STATUS, type FormOutcome } from './stored'

/** The answer to a script. */
export async function jsonAnswer(outcome: FormOutcome, form: FormName, { language }: Envelope): Promise<Response> {
  const sent = await sentForm(outcome, form, language)
  const headers = new Headers({ 'Cache-Control': PRIVATE })
  if (outcome.kind === 'limited') headers.set('Retry-After', String(outcome.seconds))
  return Response.json(sent, { status: OUTCOME_STATUS[outcome.kind], headers })
}

async function sentForm(outcome: FormOutcome, form: FormName, language: Envelope['language']): Promise<SentForm> {
  if (outcome.kind === 'stored' || outcome.kind === 'invalid') return outcome
  // Pages that were opened before an update read these words.
  if (outcome.kind === 'question') return { kind: 'challenge' }
  if (outcome.kind === 'reworded') return { kind: 'page' }
  const { t } = await speech(language)
  switch (outcome.kind) {
    case 'limited':
      return { kind: 'limited', text: t('FormPage.limited', { minutes: Math.ceil(outcome.seconds / 60) }) }
    case 'full':
      return { kind: 'full', text: t('FormPage.full') }
    case 'several':
      return { kind: 'several', text: t('FormPage.several') }
    case 'failed':
      return { kind: 'failed', text: t(`FormPage.${failedMessage(form)}`) }
    case 'off':
      return { kind: 'off', text: t('FormPage.off') }
  }
}
