import 'server-only'
import { createHash } from 'node:crypto'
import { consentMessage, type FormName } from '@/domain/forms/forms'
import type { ConsentWordsView } from '@/domain/forms/views'
import { pickText, type Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { numberIn, textsIn, type AllLocales } from '@/lib/documents'
import type { Form } from '@/payload-types'

/**
 * What is said about privacy below a form in a language: what staff wrote, else the site's own words. With it the
 * version that staff's words have, and the mark by which the form says which words its sender read. Decision 071.
 */
export async function consentOf(
  form: FormName,
  settings: AllLocales<Form>,
  language: Language,
): Promise<ConsentWordsView & { version: number }> {
  const written = pickText(textsIn(settings, 'consent'), language)
  const text = written ?? { text: (await speech(language)).t(`FormPage.${consentMessage(form)}`), lang: language }
  const mark = createHash('sha256').update(text.text).digest('base64url').slice(0, 16)
  return { text, mark, version: numberIn(settings, 'consentVersion') ?? 1 }
}
