import 'server-only'
import type { FormName } from '@/domain/forms/forms'
import { LEAST_MS } from '@/domain/forms/least-time'
import type { Language } from '@/i18n/languages'
import type nl from '@/i18n/messages/nl.json'
import { chosenCaptcha } from './captcha'
import { newChallenge } from './challenge'
import type { FormOpening } from './components/send-form'
import { newLeadKey } from './secrets'

/** What a browser asks for when a form is touched: a task of its own, and the words for what is wrong. */
export async function formOpening(form: FormName, language: Language): Promise<FormOpening> {
  const { default: messages } = (await import(`../../i18n/messages/${language}.json`)) as { default: typeof nl }
  const { errors, labels, percentLabels } = messages.Forms
  const { pair } = messages.Words
  const challenge = await newChallenge(form, newLeadKey())
  return { challenge, captcha: await chosenCaptcha(), leastMs: LEAST_MS, words: { language, errors, labels, percentLabels, pair } }
}
