import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PriceView } from '@/domain/properties/views'
import messages from '@/i18n/messages/nl.json'
import { Price } from '@/ui/Price'

const annuity = (bouquet: number | null, rent: number | null): string => {
  const price: PriceView = { kind: 'lifeAnnuity', bouquet, rent }
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Price price={price} />
    </NextIntlClientProvider>,
  )
}

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

it.each([
  [95_000, 590, 'Lijfrente: bouquet € 95.000 + € 590 / maand', '+ € 590 / maand'],
  [null, 590, 'Lijfrente: € 590 / maand', '€ 590 / maand'],
  [95_000, null, 'Lijfrente: bouquet € 95.000 + maandelijkse rente', '+ maandelijkse rente'],
])('a life annuity of %s and %s keeps its rent on one line', (bouquet, rent, whole, together) => {
  const html = annuity(bouquet, rent)
  expect(text(html)).toBe(whole)
  const [, kept = ''] = /<span class="[^"]*whole[^"]*">(.*?)<\/span>/.exec(html) ?? []
  expect(text(kept)).toBe(together)
})

it('what a new-build price is for starts a line of its own, and the period of a rent does not', () => {
  const shown = (price: PriceView) => renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Price price={price} />
    </NextIntlClientProvider>,
  )
  const base = { kind: 'amount', euro: 295_000, from: false } as const
  const note = { text: 'voor grond en constructie samen', lang: 'nl' } as const
  const built = shown({ ...base, perMonth: false, note, vat: { percent: 21, included: 356_950 } })
  expect(built).toMatch(/<br\/>voor grond en constructie samen<\/small> <small class="[^"]*whole[^"]*">excl\. btw<\/small>/)
  expect(shown({ ...base, perMonth: true, monthInNote: true, note: { text: 'per maand', lang: 'nl' } })).not.toContain('<br/>')
})

it('the charges of a rent stand behind it, in small type and on one line', () => {
  const price: PriceView = { kind: 'amount', euro: 950, from: false, perMonth: true, charges: 50 }
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <Price price={price} />
    </NextIntlClientProvider>,
  )
  expect(text(html)).toBe('€ 950 / maand + € 50 lasten')
  expect(html).toContain('<small> +\u00a0€\u00a050\u00a0lasten</small>')
})
