import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fieldsOf } from '@/domain/forms/form-definition'
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

it('a form asks a question no second sign after its question mark, and names an advance as its box does', () => {
  const situation = { ...SALE, advancePercent: 7.5 }
  const fields = [...fieldsOf(defined('demand-register'), situation), ...fieldsOf(defined('purchase-offer'), situation)]
  const problems = [{ field: 'zips', message: 'required.zone' }, { field: 'advance', message: 'required.confirm' }]
  const view = { form: 'purchase-offer', situation, steps: [{ fields }], posted: { values: {}, state: { kind: 'invalid', problems } } }
  const { errors, labels, percentLabels } = messages.Forms
  const shown = html(<FormSummary view={view as unknown as FormView} />)
  expect(shown).toContain(`>${labels.zips} ${errors.required.zone}</a>`)
  expect(shown).toContain(`>${percentLabels.advance.replace('{percent}', '7,5\u00A0%')}\u00A0: ${errors.required.confirm}</a>`)
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
