import { expect, it } from 'vitest'
import { isDueMonthly, namedPeriod } from '@/domain/properties/price-note'

const MONTHS = [
  ...['per maand, kosten inbegrepen', 'per m² per maand', '/mnd', 'per maand (+ € 50 kosten per jaar)'],
  ...['par mois', '/mois', 'par m2/mois', 'a month', 'per month', 'pro Monat'],
]
const OTHERS = [
  ...['per m² per jaar', 'per m²/jaar', 'per 100 m² per jaar', 'per week', '€ per nacht', 'Per Jaar', 'per week, € 20/maand kosten'],
  ...['par m² par an', 'par m2/an', 'HT/m²/an', 'prix en €/m²/an', 'le m² l’an', "à l'année", 'par m² et an', 'par semaine'],
  ...['per m² per year', 'per sq m / year', 'per annum', 'a week', 'a year'],
  ...['pro m² und Jahr', 'je Woche', '/Jahr'],
]
const NONE = [
  ...['', 'exclusief kosten', 'excl. btw', 'per lot', 'per m²', 'jaarlijks geïndexeerd', '3 maanden waarborg', 'per jaargang'],
  ...['hors charges', 'par lot', '2 mois de garantie', 'charges annuelles comprises', 'par annonce'],
  ...['excluding charges', 'per lot', 'for land and construction together', 'for the first year', 'per yearling'],
  ...['zzgl. Nebenkosten', 'je Los', 'ab 1. Jahr'],
  ...['provisie kosten € 75/maand', '+ € 50 kosten per maand', '+ 50 euro per jaar', 'syndic 150 €/mois', 'charges : 1.200 €/an', '+ € 2/m²/jaar kosten'],
]

it.each([...MONTHS.map((note) => [note, 'month'] as const), ...OTHERS.map((note) => [note, 'other'] as const), ...NONE.map((note) => [note, null] as const)])(
  'of "%s" the period for which a price pays is %s',
  (note, period) => {
    expect(namedPeriod(note)).toBe(period)
  },
)

it('a rent is due each month unless staff say another period in some language; a sale never is', () => {
  expect(isDueMonthly('rent')).toBe(true)
  expect(isDueMonthly('rent', ...NONE, ...MONTHS)).toBe(true)
  expect(isDueMonthly('rent', 'hors charges', 'per jaar')).toBe(false)
  expect(isDueMonthly('sale', 'per maand')).toBe(false)
})
