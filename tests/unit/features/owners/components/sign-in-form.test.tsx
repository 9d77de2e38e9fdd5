import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SignInForm } from '@/features/owners/components/SignInForm'
import messages from '@/i18n/messages/nl.json'

it('says to whoever comes by a dead link of the weekly mail where they choose it', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <SignInForm view={{ kind: 'sign-in', email: '', problem: 'weekly-link', minutes: 0, done: null }} />
    </NextIntlClientProvider>,
  )
  expect(/<p role="alert".*?<span>([^<]*)<\/span><\/p>/.exec(html)?.[1]).toBe(messages.Owner.signIn['weekly-link'])
})
