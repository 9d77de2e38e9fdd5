import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/definition'
import type { FormSubjectView, FormView } from '@/domain/forms/views'
import { FormSubject } from '@/features/forms/components/FormSubject'
import { FormSummary } from '@/features/forms/components/FormSummary'
import messages from '@/i18n/messages/fr.json'
import { defined, SALE } from '../../../domain/forms/sent-forms'

const html = (element: React.ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      {element}
    </NextIntlClientProvider>,
  )

it('a form names each field that is wrong, with the colon of the language', () => {
  const view = {
    form: 'contact-me', situation: SALE, steps: [{ fields: fieldsOf(defined('contact-me'), SALE) }],
    posted: { values: {}, state: { kind: 'invalid', problems: [{ field: 'email', message: 'required.email' }] } },
  } as unknown as FormView
  const { errors, labels } = messages.Forms
  expect(html(<FormSummary view={view} />)).toContain(`<a href="#contact-me-email">${labels.email}\u00A0: ${errors.required.email}</a>`)
})

it('what a form is about has its price and its number on a line each', () => {
  const subject: FormSubjectView = {
    kind: 'property', id: 1, href: null, title: { text: 'Maison', lang: 'fr' }, picture: null, gone: null, person: null,
    price: null,
    reference: 100042,
  }
  expect(html(<FormSubject subject={subject} />)).toMatch(/<p[^>]*>Référence 100042<\/p>/)
  expect(html(<FormSubject subject={{ ...subject, reference: null }} />)).not.toMatch(/<p[^>]*><\/p>/)
})
