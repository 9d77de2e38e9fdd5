import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PortalContent } from '@/domain/owners/views'
import { ChangePasswordForm, ForgottenForm } from '@/features/owners/components/PasswordForms'
import messages from '@/i18n/messages/nl.json'

const { Forms: { errors }, Owner } = messages
type ViewOf<Kind extends PortalContent['kind']> = Extract<PortalContent, { kind: Kind }>

const drawn = (form: React.ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      {form}
    </NextIntlClientProvider>,
  )
const saidOf = (html: string, name: string): string | null =>
  new RegExp(`<p id="owner-${name}-error"[^>]*><span[^>]*></span>([^<]*)</p>`).exec(html)?.[1] ?? null
const notice = (html: string): string | undefined => /<p role="alert".*?<span>([^<]*)<\/span><\/p>/.exec(html)?.[1]

it.each<[ViewOf<'forgotten'>['state'], string | null]>([
  ['ask', null],
  ['failed', null],
  ['missing', errors.required.email],
  ['invalid', errors.invalid.email],
])('the address of whoever forgot the password is flagged where it is wrong: %s', (state, said) => {
  const html = drawn(<ForgottenForm view={{ kind: 'forgotten', email: 'jo', state, minutes: 0 }} />)
  expect([saidOf(html, 'email'), html.includes('aria-invalid="true"')]).toEqual([said, said !== null])
})

it('an account that is locked calls no password wrong, and says how long to wait', () => {
  const view: ViewOf<'account'> = { kind: 'account', name: 'Jo', email: 'jo@example.be', weeklyHref: '', problem: 'locked', minutes: 7, done: false }
  const html = drawn(<ChangePasswordForm view={view} />)
  expect(notice(html)).toBe(Owner.locked.replace(/\{.*\}/, '7 minuten'))
  expect(saidOf(html, 'present')).toBeNull()
})
