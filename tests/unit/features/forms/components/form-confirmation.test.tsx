import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PostedForm } from '@/domain/forms/asked'
import type { FormView } from '@/domain/forms/views'
import { FormConfirmation } from '@/features/forms/components/FormConfirmation'
import messages from '@/i18n/messages/nl.json'

const VIEW = { form: 'contact', action: '/forms/contact', subject: null, posted: null } as unknown as FormView

/** The question as it is asked, at first or after a wrong answer. */
function asked(isWrong: boolean): string {
  const state = { kind: 'question', numbers: [3, 4], token: 'token', isWrong } as const
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

it('says that an answer was wrong only where it was', () => {
  const { questionHint } = messages.FormPage
  const wrong = messages.Forms.errors.invalid.captcha
  expect(described(asked(false))).toEqual([questionHint])
  expect(asked(false)).not.toContain(wrong)
  expect(described(asked(true))).toEqual([questionHint, wrong])
})
