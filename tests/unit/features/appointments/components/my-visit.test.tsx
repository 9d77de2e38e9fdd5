import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MyVisit } from '@/features/appointments/components/MyVisit'
import type { ShownVisitView } from '@/features/appointments/components/views'
import messages from '@/i18n/messages/nl.json'

const VISIT: ShownVisitView = {
  kind: 'visit', key: 'x.y', lists: { sale: '/te-koop/', rent: '/te-huur/' }, state: 'standing', isReminded: false,
  day: 'zaterdag 4 juli 2026', time: '10:30', until: '11:00', address: 'Kerkstraat 1, 9000 Gent', isWhole: true,
  agent: '', propertyHref: null, isOffered: true, news: null, days: [],
  contact: { name: 'Kantoor Gent', phone: '092223344', email: 'gent@example.be' },
}
const { again, isCancelled, isPast, isUnderWay } = messages.Visits

const pageOf = (visit: Partial<ShownVisitView>): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <MyVisit view={{ ...VISIT, ...visit }} />
    </NextIntlClientProvider>,
  )

describe('the page of a visit', () => {
  it('offers to change it until it begins, and then says whom to call', () => {
    expect(pageOf({}).match(/<form/g)).toHaveLength(1)
    const html = pageOf({ state: 'underWay' })
    expect(html).toContain(isUnderWay)
    expect(html).not.toContain('<form')
    for (const other of [again, isPast, '/te-koop/']) expect(html).not.toContain(other)
  })

  it.each(['standing', 'underWay', 'past', 'cancelled'] as const)('names whom one calls or writes to where it is %s', (state) => {
    const html = pageOf({ state })
    for (const part of ['Kantoor Gent', 'href="tel:092223344"', 'href="mailto:gent@example.be"']) expect(html).toContain(part)
  })

  it.each([['past', isPast], ['cancelled', isCancelled]] as const)('leads on where it is %s, to the property where that is offered still', (state, said) => {
    for (const isOffered of [true, false]) {
      const html = pageOf({ state, isOffered })
      for (const part of [said, '/te-koop/', '/te-huur/']) expect(html).toContain(part)
      expect(html.includes(again)).toBe(isOffered)
    }
  })
})
