import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PostedForm } from '@/domain/forms/asked'
import type { FormView } from '@/domain/forms/views'
import { FormConfirmation } from '@/features/forms/components/FormConfirmation'
import messages from '@/i18n/messages/nl.json'

const VIEW = { form: 'contact', action: '/forms/contact', subject: null, posted: null } as unknown as FormView

/** The question as it is asked, at first or after an answer that is blank or wrong. */
function asked(mistake: 'required' | 'invalid' | null): string {
  const state = { kind: 'question', numbers: [3, 4], token: 'token', mistake } as const
  const posted: PostedForm = { form: VIEW.form, envelope: { values: {} } as PostedForm['envelope'], state }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <FormConfirmation view={VIEW} posted={posted} state={state} />
    </NextIntlClientProvider>,
  )
}

/** The words that describe the field of the answer. */
function described(html: string): string[] {
  const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? []
  return ids.split(' ').map((id) => new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1] ?? '')
}

const { questionHint } = messages.FormPage
const { invalid, required } = messages.Forms.errors

it('says that an answer was wrong only where it was', () => {
  expect(described(asked(null))).toEqual([questionHint])
  expect(asked(null)).not.toContain(invalid.captcha)
  expect(described(asked('invalid'))).toEqual([questionHint, invalid.captcha])
})

it('says of a blank answer that one is wanted', () => {
  expect(asked(null)).not.toContain(required.captcha)
  expect(described(asked('required'))).toEqual([questionHint, required.captcha])
})
