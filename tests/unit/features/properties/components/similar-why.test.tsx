import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SimilarWhy } from '@/features/properties/components/SimilarWhy'
import messages from '@/i18n/messages/nl.json'

it.each([
  [true, 0, 0, 'Zelfde type, in dezelfde gemeente, zelfde prijs'],
  [true, 4.4, -5, 'Zelfde type, op 4\u00A0km, 5\u00A0% goedkoper'],
  [false, 0.6, 12, 'Verwant type, op minder dan 1\u00A0km, 12\u00A0% duurder'],
  [true, 0, null, 'Zelfde type, in dezelfde gemeente'],
])('%s, %s km and %s %% is "%s"', (sameType, kilometres, percent, labels) => {
  const rendered = renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <SimilarWhy reason={{ sameType, kilometres, percent }} />
    </NextIntlClientProvider>,
  )
  expect(rendered.replace(/<[^>]*>/g, '')).toBe(labels)
})
