import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CalculatorSection } from '@/features/calculators/components/CalculatorSection'
import type { RentFacts, SaleFacts } from '@/domain/calculators/views'
import messages from '@/i18n/messages/nl.json'
import { BRUSSELS, rentFacts, saleFacts } from '../../../domain/calculators/fixtures'

/** The section as the server draws it for a Dutch page. */
const html = (facts: SaleFacts | RentFacts): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="Europe/Brussels">
      <CalculatorSection view={{ language: 'nl', facts }} />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ')

const names = (drawn: string) => [...drawn.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

describe('CalculatorSection', () => {
  it('draws total and loan of a sale with their results', () => {
    const drawn = html(saleFacts())
    expect(drawn).toContain('€ 340.207,96')
    expect(drawn).toContain('€ 1.194,44')
    expect(drawn.match(/<details/g)).toHaveLength(2)
    expect(drawn.match(/<details[^>]* open=""/g)).toHaveLength(1)
    expect(names(drawn)).toEqual(['price', 'onlyOwnHome', 'ownFunds', 'yearlyPercent', 'years'])
    expect(drawn).toContain('value="300.000"')
    expect(drawn).toContain('value="3,5"')
  })

  it('asks for energy classes in Brussels, and for VAT or duty of a new build', () => {
    expect(names(html(saleFacts(BRUSSELS)))).toContain('classesGained')
    const drawn = html(saleFacts({ project: 7 }))
    expect(names(drawn).filter((name) => name === 'taxedWith')).toHaveLength(2)
    expect(drawn).toMatch(/<input[^>]*checked=""[^>]*value="vat"|value="vat"[^>]*checked=""/)
  })

  it('asks nothing that makes no difference', () => {
    expect(names(html(saleFacts({ type: { iconClass: 6 } })))).not.toContain('onlyOwnHome')
  })

  it('draws what is due on signing a lease', () => {
    const drawn = html(rentFacts({ chargesRenter: 100, inventoryCost: 250 }))
    expect(drawn).toContain('€ 4.350')
    expect(names(drawn)).toEqual(['rent', 'charges', 'inventory'])
  })

  it('leaves a price on request empty, with a hint that the field points at', () => {
    const drawn = html(saleFacts({ publishPrice: false }))
    expect(drawn).toContain('aria-describedby="calculator-price-error calculator-price-hint"')
    expect(drawn).toContain('id="calculator-price-hint"')
    expect(drawn).toContain('Vul een prijs in')
    expect(drawn).not.toContain('NaN')
  })

  it('gives every field a label and a message that is hidden at first', () => {
    for (const drawn of [html(saleFacts()), html(rentFacts())]) {
      for (const [, id] of drawn.matchAll(/<input id="([\w-]+)"/g)) {
        expect(drawn).toContain(`for="${id}"`)
        expect(drawn).toMatch(new RegExp(`<p id="${id}-error"[^>]* hidden=""`))
      }
    }
  })

  it('links to where a rate is stated', () => {
    const links = [...html(saleFacts()).matchAll(/<a href="([^"]+)" rel="noopener">([^<]+)/g)]
    expect(links.map(([, href]) => href)).toContain('https://belastingen.vlaanderen.be/')
  })
})
