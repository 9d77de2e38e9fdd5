// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { PERSON, type FormField } from '@/domain/forms/fields'
import { problemSigns, type LiveWords } from '@/features/forms/components/show-problems'
import { LANGUAGES, type Language } from '@/i18n/languages'
import de from '@/i18n/messages/de.json'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import nl from '@/i18n/messages/nl.json'

const MESSAGES = { nl, fr, en, de }
const FORM = `<form><div data-form-summary hidden tabindex="-1"><p data-message="notSent" hidden>Non envoyé</p><ul></ul></div>
  <div data-field="email"><input id="contact-me-email" name="email"><p data-error hidden><span data-error-text></span></p></div></form>`

const wordsIn = (language: Language): LiveWords => {
  const { Forms, Words } = MESSAGES[language]
  return { language, errors: Forms.errors, labels: Forms.labels, percentLabels: Forms.percentLabels, pair: Words.pair }
}

test.each(LANGUAGES)('a field that is wrong is named with the colon of the language, and leads to it: %s', (language) => {
  document.body.innerHTML = FORM
  const form = document.querySelector('form')!
  const { errors, labels } = MESSAGES[language].Forms
  const signs = problemSigns(form, 'contact-me', [PERSON.email], wordsIn(language))
  signs.show([{ field: 'email', message: 'required.email' }, { field: 'consent', message: 'unheard.of' }])
  const lines = [...form.querySelectorAll('li')].map(({ textContent }) => textContent)
  const colon = language === 'fr' ? '\u00A0:' : ':'
  expect(lines).toEqual([`${labels.email}${colon} ${errors.required.email}`, errors.invalid.any])
  expect(form.querySelector('[data-error-text]')?.textContent).toBe(errors.required.email)
  form.querySelector('a')?.click()
  expect(document.activeElement?.id).toBe('contact-me-email')
})

test.each(LANGUAGES)('a question has no colon after its mark, and a box is named by the share that it agrees to: %s', (language) => {
  document.body.innerHTML = FORM
  const form = document.querySelector('form')!
  const { errors, labels, percentLabels } = MESSAGES[language].Forms
  const fields: FormField[] = [{ name: 'zips', kind: 'zips' }, { name: 'advance', kind: 'yes', percent: 10 }]
  const signs = problemSigns(form, 'purchase-offer', fields, wordsIn(language))
  signs.show([{ field: 'zips', message: 'required.zone' }, { field: 'advance', message: 'required.confirm' }])
  const share = percentLabels.advance.replace('{percent}', language === 'en' ? '10%' : '10\u00A0%')
  const colon = language === 'fr' ? '\u00A0:' : ':'
  expect([...form.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    `${labels.zips} ${errors.required.zone}`, `${share}${colon} ${errors.required.confirm}`,
  ])
})
