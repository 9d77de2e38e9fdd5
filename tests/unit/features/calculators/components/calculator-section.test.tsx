import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CalculatorSection } from '@/features/calculators/components/CalculatorSection'
import type { RentFacts, SaleFacts } from '@/domain/calculators/views'
import messages from '@/i18n/messages/nl.json'
import { BRUSSELS, rentFacts, saleFacts } from '../../../domain/calculators/fixtures'

/** The section as the server renders it for a Dutch page. */
const html = (facts: SaleFacts | RentFacts): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <CalculatorSection view={{ language: 'nl', facts }} />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ')

const names = (rendered: string) => [...rendered.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

describe('CalculatorSection', () => {
  it('renders total and loan of a sale with their results', () => {
    const rendered = html(saleFacts())
    expect(rendered).toContain('€ 340.207,96')
    expect(rendered).toContain('€ 1.194,44')
    expect(rendered.match(/<details/g)).toHaveLength(2)
    expect(rendered.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(names(rendered)).toEqual(['price', 'onlyOwnHome', 'ownFunds', 'yearlyPercent', 'years'])
    expect(rendered).toContain('value="300.000"')
    expect(rendered).toContain('value="3,5"')
  })

  it('asks for energy classes in Brussels, and for VAT or duty of a new build', () => {
    expect(names(html(saleFacts(BRUSSELS)))).toContain('classesGained')
    const rendered = html(saleFacts({ project: 7 }))
    expect(names(rendered).filter((name) => name === 'taxedWith')).toHaveLength(2)
    expect(rendered).toMatch(/<input[^>]*checked=""[^>]*value="vat"|value="vat"[^>]*checked=""/)
  })

  it('begins with the duty where the words say that there is no VAT', () => {
    const rendered = html(saleFacts({ project: 7, vatRegime: { nl: 'Geen btw' } }))
    expect(names(rendered).filter((name) => name === 'taxedWith')).toHaveLength(2)
    expect(rendered).toMatch(/<input[^>]*checked=""[^>]*value="duty"|value="duty"[^>]*checked=""/)
  })

  it('asks for neither VAT nor duty of a price that includes VAT', () => {
    const rendered = html(saleFacts({ ...BRUSSELS, vatValue: 21, vatRegime: { nl: 'Prijs incl. 21 % btw' } }))
    expect(names(rendered)).toEqual(['price', 'ownFunds', 'yearlyPercent', 'years'])
    expect(rendered).toContain('Btw inbegrepen')
    expect(rendered).toContain('€ 304.207,96')
  })

  it('asks nothing that makes no difference', () => {
    expect(names(html(saleFacts({ type: { kind: 'commercial' } })))).not.toContain('onlyOwnHome')
  })

  it('renders what is due on signing a lease', () => {
    const rendered = html(rentFacts({ chargesRenter: 100, inventoryCost: 250 }))
    expect(rendered).toContain('€ 4.350')
    expect(names(rendered)).toEqual(['rent', 'charges', 'inventory'])
  })

  it('leaves a price on request empty, with a hint that the field points at', () => {
    const rendered = html(saleFacts({ publishPrice: false }))
    expect(rendered).toContain('aria-describedby="calculator-price-error calculator-price-hint"')
    expect(rendered).toContain('id="calculator-price-hint"')
    expect(rendered).toContain('Vul een prijs in')
    expect(rendered).not.toContain('NaN')
  })

  it('does not say "on request" beside a price that is shown for an area or a year', () => {
    const area = html(saleFacts({ priceUnitText: { nl: 'per m²' } }))
    expect(area).toContain('De getoonde prijs is per m²')
    const year = html(rentFacts({ priceUnitText: { nl: 'per jaar' } }))
    expect(year).toContain('De getoonde huur is niet de huur van een maand')
    for (const rendered of [area, year]) expect(rendered).not.toContain('op aanvraag')
    expect(html(rentFacts({ publishPrice: false }))).toContain('De huur is op aanvraag')
  })

  it('gives every field a label and a message that is hidden at first', () => {
    for (const rendered of [html(saleFacts()), html(rentFacts())]) {
      for (const [, id] of rendered.matchAll(/<input id="([\w-]+)"/g)) {
        expect(rendered).toContain(`for="${id}"`)
        expect(rendered).toMatch(new RegExp(`<p id="${id}-error"[^>]* hidden=""`))
      }
    }
  })

  it('lets no browser fill in what its amounts were not reckoned with', () => {
    for (const rendered of [html(saleFacts(BRUSSELS)), html(rentFacts())]) {
      expect(rendered).toMatch(/<form[^>]* autoComplete="off"[^>]*>/)
    }
  })

  it('links to where a rate is stated', () => {
    const links = [...html(saleFacts()).matchAll(/<a href="([^"]+)" rel="noopener">([^<]+)/g)]
    expect(links.map(([, href]) => href)).toContain('https://belastingen.vlaanderen.be/')
  })
})
