import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PostedForm } from '@/domain/forms/asked'
import { readEnvelope } from '@/domain/forms/envelope'
import type { FormView } from '@/domain/forms/views'
import { FormConfirmation } from '@/features/forms/components/FormConfirmation'
import { FormSection } from '@/features/forms/components/FormSection'
import messages from '@/i18n/messages/nl.json'

const NOW = { text: { text: 'Wij bewaren dit een jaar.', lang: 'nl' }, mark: 'now' } as const
const VIEW: FormView = {
  form: 'sign-newsletter', isOff: false, action: '/forms/sign-newsletter', subject: null, lists: null, intro: null,
  situation: { region: null, goal: null, today: '2026-07-04' }, steps: [{ name: 'newsletter', fields: [] }], slots: [],
  consent: NOW, privacyHref: '/privacy/', posted: null, values: {}, captcha: null,
}

const rendered = (page: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      {page}
    </NextIntlClientProvider>,
  )

/** The form as it was sent, with words about privacy that have changed since. */
const sentWith = (state: PostedForm['state']): PostedForm => {
  const envelope = readEnvelope({ _language: 'nl', _consent: 'before', _website: 'https://filled.example', email: 'an@example.be' })
  if (!envelope) throw new Error('That is no form')
  return { form: VIEW.form, envelope, state }
}

it('a form says which words about privacy stand below it, also where it comes back', () => {
  const posted = sentWith({ kind: 'invalid', problems: [] })
  for (const html of [rendered(<FormSection view={VIEW} />), rendered(<FormSection view={{ ...VIEW, posted }} />)]) {
    expect(html).toContain(NOW.text.text)
    expect(html).toContain('name="_consent" value="now"')
    expect(html).toContain('name="_website"')
  }
})

it('a question asks for its answer alone: it carries what was read, and no field to be filled in by a program', () => {
  const state = { kind: 'question', numbers: [3, 4], token: 'token', mistake: null } as const
  const html = rendered(<FormConfirmation view={VIEW} posted={sentWith(state)} state={state} />)
  expect(html).toContain('name="_consent" value="before"')
  expect(html).not.toContain('_website')
  expect(html).not.toContain('filled.example')
})

it('a form leads to what is said about privacy where the site has such a page', () => {
  expect(rendered(<FormSection view={VIEW} />)).toContain('href="/privacy/"')
  expect(rendered(<FormSection view={{ ...VIEW, privacyHref: null }} />)).not.toContain('<a ')
})
