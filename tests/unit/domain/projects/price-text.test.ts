import { describe, expect, it } from 'vitest'
import { fromPriceText, fromWithVatText, priceRangeText, rangeWithVatText } from '@/domain/projects/price-text'
import { speech } from '@/i18n/translator'

const project = { goal: 'sale' as const, priceMin: 300_000, priceMax: 620_000, vat: { percent: 21 } }

describe('the prices of a project', () => {
  it.each([
    [project, 'Vanaf € 300.000 excl. btw', '€ 300.000 – € 620.000 excl. btw', '€ 363.000 – € 750.200 incl. 21 % btw'],
    [{ ...project, priceMax: null }, 'Vanaf € 300.000 excl. btw', 'Vanaf € 300.000 excl. btw', 'Vanaf € 363.000 incl. 21 % btw'],
    [{ ...project, vat: { percent: null } }, 'Vanaf € 300.000 excl. btw', '€ 300.000 – € 620.000 excl. btw', undefined],
    [{ ...project, vat: undefined }, 'Vanaf € 300.000', '€ 300.000 – € 620.000', undefined],
    [{ ...project, goal: 'rent' as const, priceMin: 850, priceMax: 1200, vat: undefined }, 'Vanaf € 850 / maand', '€ 850 – € 1.200 / maand', undefined],
    [{ ...project, goal: 'rent' as const, priceMin: 1000, priceMax: null }, 'Vanaf € 1.000 / maand excl. btw', 'Vanaf € 1.000 / maand excl. btw', 'Vanaf € 1.210 / maand incl. 21 % btw'],
    [{ ...project, priceMin: null }, undefined, undefined, undefined],
  ])('%j', async (given, from, range, withVat) => {
    const words = await speech('nl')
    const said = [fromPriceText, priceRangeText, rangeWithVatText].map((text) =>
      text(given, words)?.replaceAll('\u00A0', ' '),
    )
    expect(said).toEqual([from, range, withVat])
  })

  it.each([
    [{ lowest: 69, highest: 152 }, '+ € 69 – € 152 lasten'],
    [{ lowest: 80, highest: 80 }, '+ € 80 lasten'],
    [{ lowest: 0, highest: 40 }, '+ € 0 – € 40 lasten'],
    [{ lowest: 0, highest: 0 }, '(geen lasten)'],
  ])('of rents say the charges on top: %j', async (charges, said) => {
    const words = await speech('nl')
    const rent = { goal: 'rent' as const, priceMin: 850, priceMax: 1200, charges }
    const texts = [fromPriceText(rent, words), priceRangeText(rent, words), fromPriceText({ ...rent, priceMin: null }, words)]
    expect(texts.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
      `Vanaf € 850 / maand ${said}`, `€ 850 – € 1.200 / maand ${said}`, undefined,
    ])
  })

  it('is from the lowest with VAT too where a card says only that', async () => {
    const said = fromWithVatText(project, await speech('nl'))
    expect(said?.replaceAll('\u00A0', ' ')).toBe('Vanaf € 363.000 incl. 21 % btw')
  })
})
