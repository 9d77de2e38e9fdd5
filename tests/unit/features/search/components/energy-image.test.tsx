import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { energyLabel } from '@/domain/properties/energy-label'
import type { Region } from '@/domain/properties/region'
import { EnergyImage } from '@/features/search/components/EnergyImage'
import messages from '@/i18n/messages/fr.json'

const drawn = (region: Region, labelText: string, large = false): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messages} timeZone="Europe/Brussels">
      <EnergyImage energy={energyLabel({ region, value: null, labelText })!} large={large} />
    </NextIntlClientProvider>,
  )

it.each(['A++', 'A+'])('says %s beside the picture of Brussels, which draws an A', (label) => {
  const html = drawn('brussels', label)
  expect(html).toContain('src="/images/epc/brussels/a.png"')
  // Who hears the page has it from the picture already.
  expect(html).toContain(`<span aria-hidden="true">${label}</span>`)
  expect(html).toMatch(/alt="[^"]*A\+/)
})

it.each([
  ['brussels', 'A'],
  ['brussels', 'B-'],
  ['wallonia', 'A++'],
  ['flanders', 'A+'],
] as const)('leaves it to the picture where that says it: %s, %s', (region, label) => {
  expect(drawn(region, label)).toMatch(/^<img [^>]*>$/)
})

it('leaves it to the scale beside the large picture', () => {
  expect(drawn('brussels', 'A++', true)).toMatch(/<img [^>]*>$/)
})
