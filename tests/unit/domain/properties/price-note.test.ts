import { expect, it } from 'vitest'
import { namesPeriod } from '@/domain/properties/price-note'

it.each([
  ...['per m² per jaar', 'per m²/jaar', 'per maand, kosten inbegrepen', 'per week', '€ per nacht', 'Per Jaar'],
  ...['par m² par an', 'HT/m²/an', 'le m² l’an', "à l'année", 'par m² et an', 'par semaine'],
  ...['per m² per year', 'per sq m / year', 'per annum', 'a week', 'a year'],
  ...['pro m² und Jahr', 'je Woche', 'pro Monat', '/Jahr'],
])('%s says for how long a price pays', (note) => {
  expect(namesPeriod(note)).toBe(true)
})

it.each([
  ...['', 'exclusief kosten', 'excl. btw', 'per lot', 'per m²', 'jaarlijks geïndexeerd', '3 maanden waarborg', 'per jaargang'],
  ...['hors charges', 'par lot', '2 mois de garantie', 'charges annuelles comprises', 'par annonce'],
  ...['excluding charges', 'per lot', 'for land and construction together', 'for the first year', 'per yearling'],
  ...['zzgl. Nebenkosten', 'je Los', 'ab 1. Jahr'],
])('%s does not', (note) => {
  expect(namesPeriod(note)).toBe(false)
})
