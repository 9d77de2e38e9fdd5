import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BookedVisit } from '@/features/appointments/components/BookedVisit'
import type { ShownVisitView } from '@/features/appointments/components/views'
import messages from '@/i18n/messages/nl.json'

const VISIT: ShownVisitView = {
  kind: 'visit', key: 'x.y', lists: { sale: '/te-koop/', rent: '/te-huur/' }, state: 'standing', isReminded: true,
  day: 'zaterdag 4 juli 2026', time: '10:30', until: '11:00', address: 'Kerkstraat 1, 9000 Gent', isWhole: true,
  agent: '', propertyHref: null, isOffered: true, contact: { name: 'Kantoor Gent', phone: '', email: '' }, news: null, days: [],
}

const thanksFor = (visit: ShownVisitView): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <BookedVisit view={visit} manageHref={null} />
    </NextIntlClientProvider>,
  )

describe('the thanks for a visit', () => {
  it.each([true, false])('promise a reminder where one comes: %s', (isReminded) => {
    const html = thanksFor({ ...VISIT, isReminded })
    expect(html).toContain(messages.Visits.bookedNext)
    expect(html.includes(messages.Visits.bookedReminder)).toBe(isReminded)
  })

  it('say nothing of one that was cancelled since', () => {
    expect(thanksFor({ ...VISIT, state: 'cancelled' })).toBe('')
  })
})
