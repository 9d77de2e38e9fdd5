import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RenovationNotice } from '@/features/properties/components/RenovationNotice'
import de from '@/i18n/messages/de.json'
import nl from '@/i18n/messages/nl.json'

const MESSAGES = { nl, de }

it.each([
  ['nl', 5, 'binnen 5 jaar na de akte'],
  ['de', 6, 'innerhalb von 6 Jahren nach der Beurkundung'],
  ['nl', null, 'na de akte renoveren tot label D of beter'],
] as const)('says in %s a term of %s years', (language, years, labels) => {
  const rendered = renderToStaticMarkup(
    <NextIntlClientProvider
      locale={language}
      messages={MESSAGES[language]}
      timeZone="Europe/Brussels"
    >
      <RenovationNotice years={years} />
    </NextIntlClientProvider>,
  )
  expect(rendered).toContain(labels)
  expect(/\d+ (?:jaar|Jahren)/.test(rendered)).toBe(years !== null)
})
