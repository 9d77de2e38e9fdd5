import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { RequestView } from '@/domain/forms/views'
import { RequestStatus } from '@/features/requests/components/RequestStatus'
import messages from '@/i18n/messages/nl.json'

const FAILED: RequestView = { form: 'contact-me', about: null, steps: [], hasFailedMail: true, notice: null }

const rendered = (request: RequestView | null, contactHref: string | null): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <RequestStatus request={request} contactHref={contactHref} />
    </NextIntlClientProvider>,
  )

it.each([
  ['that is not known', null],
  ['of which a mail failed', FAILED],
])('a request %s leads to the agency where that can be written to', (_, request) => {
  expect(rendered(request, '/contact/')).toContain('href="/contact/"')
  expect(rendered(request, null)).not.toContain('<a ')
})
