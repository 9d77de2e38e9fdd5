import { expect, it } from 'vitest'
import { includesCharges, isDueMonthly, isOfWhole, isPerArea, namedPeriod, saysCharges, saysOnlyWithoutCharges } from '@/domain/properties/price-note'
import { processorTime } from '../../../support/processor-time'

const MONTHS = [
  'per maand, kosten inbegrepen', 'per m² per maand', '/mnd', 'per maand (+ € 50 kosten per jaar)',
  'par mois', '/mois', 'par m2/mois', 'a month', 'per month', 'pro Monat',
  '€ 1.200 per maand', '1 200 € / mois', '€ 800/maand + € 50 kosten per jaar', 'excl. 21 % btw, per maand',
]
const OTHERS = [
  'per m² per jaar', 'per m²/jaar', 'per 100 m² per jaar', 'per week', '€ per nacht', 'Per Jaar', 'per week, € 20/maand kosten',
  'par m² par an', 'par m2/an', 'HT/m²/an', 'prix en €/m²/an', 'le m² l’an', "à l'année", 'par m² et an', 'par semaine',
  'per m² per year', 'per sq m / year', 'per annum', 'a week', 'a year',
  'pro m² und Jahr', 'je Woche', '/Jahr',
  'excl. 21 % btw, per jaar', 'HTVA 21 % par an', '+ 21% TVA / an', 'zzgl. 19 % MwSt pro Jahr', '+ 21 procent btw per jaar',
  'per 1.500 m² per jaar', '+ 1 500 m² tuin, per jaar', 'bail 3/6/9, par an',
  '€ 120 excl. btw per jaar', 'hors charges par an', 'huurprijs per m² en per jaar', 'par personne par nuit', 'indexé par trimestre, loyer par an', 'triple net – per jaar',
  'excl. BTW en kosten per jaar', 'excl. BTW & kosten per jaar', 'ex btw per jaar', 'exclusief lasten per jaar', 'basishuur per jaar', 'te betalen per jaar', 'vanaf per nacht', 'vanaf / week', 'hoogseizoen per week',
  'hors TVA et charges par an', 'hors TVA & charges / an', 'loyer de base par an', 'H.T.V.A. par an', '+ charges par an', 'TVA non comprise par an', 'à partir de / par semaine',
  'excluding service charges per year', 'plus VAT per year', 'base rent per annum', 'from per week', 'rental price per week',
  'Nettomiete pro Jahr', 'zzgl. Nebenkosten pro Jahr', 'ohne Nebenkosten pro Jahr', 'plus MwSt. pro Jahr', 'ab pro Woche', 'soit 120 €/m²/an', '(120 €/m²/an)',
  '€ 120/m²/jaar', '12.000 € par an', '12 000,- EUR/an', 'EUR 12.000 per jaar', '12000 euro per jaar + € 50 kosten per maand',
]
const NONE = [
  '', 'exclusief kosten', 'excl. btw', 'per lot', 'per m²', 'jaarlijks geïndexeerd', '3 maanden waarborg', 'per jaargang',
  'hors charges', 'par lot', '2 mois de garantie', 'charges annuelles comprises', 'par annonce',
  'excluding charges', 'per lot', 'for land and construction together', 'for the first year', 'per yearling',
  'zzgl. Nebenkosten', 'je Los', 'ab 1. Jahr',
  'forfait eau par trimestre inclus', 'indexé par an', 'contrat de location par an', 'hors précompte par an', 'provision eau 60 par trimestre', 'provision eau 60,50 par trimestre',
  'voorschot water per kwartaal', 'geïndexeerd per jaar', 'onroerende voorheffing per jaar', 'betaalbaar per kwartaal', 'indexed per year', 'Nebenkosten pro Quartal',
  '€ 600 charges par an', 'forfait eau (par trimestre)', 'hors charges, indexé par an',
  'provisie kosten € 75/maand', '+ € 50 kosten per maand', '+ 50 euro per jaar', 'syndic 150 €/mois', 'charges : 1.200 €/an', '+ € 2/m²/jaar kosten',
  'kosten 50 EUR per maand', 'charges 50,- €/an', '+ 50 kosten per jaar', 'Kosten 50 Euro pro Jahr', '€ 1.200, + € 50 kosten per jaar',
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

it.each([
  'per m² per maand', 'par m²', 'par m2/mois', '€/m²/an', 'le m² l’an', 'm²/maand', '€ 120/m²/jaar', 'per 100 m² per jaar', '+/- 120 €/m²', 'prix : 120 €/m²', 'per m² + € 50 kosten',
  '€ 120 excl. btw per m²', '120,-/m²', '120,00 EUR le m²', 'prix au m² : 120 €', '€ 100 – 120/m²', '€ 120/m²/jaar (€ 10/m²/maand)', 'per m², kosten € 20/m²', 'bail 3/6/9, par m²',
  'per vierkante meter', 'au mètre carré', 'per sq m / year', 'per square metre', 'pro Quadratmeter',
])('"%s" is for an area', (note) => {
  expect(isPerArea(120, note)).toBe(true)
  expect(isPerArea(120, null, note)).toBe(true)
})

it.each([
  [12_000, '12.000 € / 1.500 m²', true],
  [2850, '2 850 €/m²', true],
  [2.5, '€ 2,50/m²/maand', true],
  [285_000, 'par m²', true],
  [120, 'de 120 à 150 €/m²/an', true],
  [120, '€ 120 tot € 150/m²/jaar', true],
  [95, 'kantoren € 120/m², magazijn € 45/m²', true],
  [3, '€ 2,95/m²', true],
  [13, '12,50 €/m²/maand', true],
  [285_000, '(2.850 €/m²)', false],
  [285_000, 'soit 2.850 €/m²', false],
  [285_000, '2.850 €/m²', false],
  [285_000, '2.850/m²', false],
  [285_000, '2.850 € par m²', false],
  [285_000, '€ 2.850 per vierkante meter', false],
  [285_000, '2850 per m²', false],
  [285_000, '€ 285.000 (€ 2.850 excl. btw per m²)', false],
  [285_000, 'soit 2 850 euros HT le mètre carré', false],
  [285_000, 'prijs per m²: € 2.850', false],
  [285_000, '2.850 €/m², 100 m² habitables', false],
  [1200, '€ 12/m²/maand', false],
  [null, '2.850 €/m²', true],
] as const)('a price of %s with the words "%s" is for an area: %s', (euro, note, perArea) => {
  expect(isPerArea(euro, note)).toBe(perArea)
})

it.each(['', 'per maand', 'excl. btw', 'incl. berging 12 m²', 'terrain de 1.500 m² compris', 'per maand, tuin van 50m2', '+ € 2/m²/jaar kosten'])('"%s" is not for an area', (note) => {
  expect(isPerArea(120, note, undefined)).toBe(false)
})

it.each([
  ['sale', [], true],
  ['sale', ['excl. btw', 'per jaar'], true],
  ['sale', ['par m²'], false],
  ['rent', ['hors charges', 'per maand'], true],
  ['rent', ['hors charges', 'per jaar'], false],
  ['rent', [null, 'per m² per maand'], false],
] as const)('the price of a %s with the words %j is one of the whole property: %s', (goal, notes, isWhole) => {
  expect(isOfWhole(goal, 120, ...notes)).toBe(isWhole)
})

it('reads a long note at once', () => {
  const used = processorTime()
  for (const part of ['1 ', '+ 1 ', '€ ', 'per ', 'm² ', ' ', '1, ', ', ', '- ', '1 – ', '/ ', 'per cent ', 'per m2% ', 'per quadratmeter ', '1 € % ', 'm² : € 1', 'a']) {
    namedPeriod(part.repeat(20_000))
    isPerArea(120, part.repeat(20_000))
  }
  expect(used()).toBeLessThan(1000)
})

it('looks for charges in a long note at once', () => {
  const used = processorTime()
  for (const part of ['kosten ', 'niet ', 'niet incl ', 'hors ', 'hors charges ', 'provis ', '+ 1 ', 'kosten 1 ', 'charges : ', 'charges:1', 'all ', 'tout-', ' ', ', ', '1 ', '€ ', '(', 'a', 'incl ', '(incl ', '( incl', '(a incl) ', ')', 'incl de ', 'in de ', 'kosten in de ', 'kosten 1 € incl 1 ', 'kosten en ', '(in de incl) ']) {
    saysCharges(`€ 950 ${part.repeat(45_000 / part.length)} kosten`, 50)
    saysCharges(`kosten ${part.repeat(45_000 / part.length)}`, 50)
    includesCharges(`kosten (${part.repeat(45_000 / part.length)}`)
    saysOnlyWithoutCharges(part.repeat(45_000 / part.length))
  }
  expect(used()).toBeLessThan(1000)
})

it.each([
  'charges comprises', 'par mois, charges incluses', 'kosten inbegrepen', 'incl. lasten', 'inkl. Nebenkosten', 'costs included',
  '+ € 50 charges per month', 'provision de charges € 75/mois', '+ 60 lasten', '€ 950 par mois + 60 € de charges',
  'excl. btw, incl. kosten', 'hors TVA, charges comprises', 'per week, € 20/maand kosten', 'hors charges (50 €/mois)', '+ € 2 charges, parking compris', 'Nebenkosten enthalten',
  'tout compris', 'all-in', 'All in', 'alles inbegrepen', 'alles inclusief', 'all inclusive', 'alles inklusive', 'TCC', 'par mois, tcc', 'all-in, excl. btw',
  'provision 75 €/mois', '+ € 75 provisie', 'voorschot € 50', 'forfait 50 €', '+ 50 € de frais', 'Pauschale 50 €', 'charges : 50', 'kosten: 75/maand', 'provision eau et charges 60 €',
  'charges (comprises)', 'charges (comprises dans le loyer)', 'kosten (in de huurprijs inbegrepen)', '€ 950 (charges comprises)', 'charges (locatives) comprises', 'hors charges (€ 50/mois)', 'charges (incl. water) € 80', 'charges (env. 50 €)',
  'incl. € 80 lasten', 'charges comprises (80 €)',
  'charges (déjà comprises)', 'charges (toutes comprises)', 'kosten (zijn inbegrepen)', 'kosten (reeds inbegrepen in de huur)', 'Nebenkosten (sind enthalten)', 'charges (comprises, sauf eau)',
  'charges (comprises sauf eau)', 'costs (are already included)',
])('says the charges or that they are in the rent: %s', (note) => {
  expect(saysCharges(note, 50)).toBe(true)
  expect(saysCharges(note, 0)).toBe(true)
})

it.each([
  '', 'hors charges', 'excl. lasten', 'charges non comprises', 'kosten niet inbegrepen', 'charges not included', 'zzgl. Nebenkosten',
  'per maand', '€ 950 par mois, hors charges', '+ € 20 garage', 'garage inbegrepen',
  'incl. btw, excl. kosten', 'incl. btw en excl. kosten', 'TVA comprise, hors charges', 'TVA comprise hors charges', 'excl. lasten, incl. garage', 'excl. lasten (incl. garage)', 'hors charges, garage + € 80',
  'soit 120 €/m²/an hors charges', 'hors charges + 21 % TVA', 'charges en sus, parking compris', 'zzgl. Nebenkosten, inkl. Stellplatz', 'kosten niet in de huurprijs inbegrepen',
  'Nebenkosten nicht im Preis inbegriffen', 'Nebenkosten nicht enthalten', 'charges non encore comprises', 'niet alles inbegrepen', 'call-in',
  'provision eau 60 €', 'forfait parking 50 €', 'voorschot waarborg € 500', 'frais d’agence 500 €', 'frais de dossier : 50 €', 'provisie verwarming € 40', 'provision', 'forfait, € 950',
  'charges en sus (internet inclus)', 'plus kosten (incl. water)', 'kosten apart (water inbegrepen)', 'charges non incluses (parking inclus)', 'charges (eau et chauffage compris)',
  '(parking inclus) charges en sus', 'charges (non comprises)',
  'charges en sus (entretien inclus)', 'charges en sus (internet déjà inclus)', 'kosten (zijn niet inbegrepen)', 'charges (pas toutes comprises)', 'charges en sus (incl. internet, TV)',
])('leaves the charges to be said: %s', (note) => {
  expect(saysCharges(note, 50)).toBe(false)
})

it.each([
  ['charges comprises', true], ['€ 950 par mois, charges comprises', true], ['incl. lasten', true], ['all-in', true], ['tout compris', true], ['inkl. Nebenkosten', true], ['all-in € 950', true],
  ['', false], ['par mois', false], ['hors charges', false], ['charges non comprises', false], ['+ 50 € charges', false], ['provision 75 €/mois', false],
  ['charges : 50', false], ['+ 50 € de charges, internet compris', false], ['+ 50 € de charges et internet compris', false], ['garage inbegrepen', false],
  ['charges (comprises)', true], ['€ 950 (charges comprises)', true], ['charges en sus (internet inclus)', false], ['charges 80 € (incl. water)', false],
  ['incl. € 80 lasten', true], ['charges comprises (80 €)', true], ['kosten € 80 inbegrepen', true], ['excl. btw (incl. € 80 lasten)', true],
  ['charges 80 € internet inclus', false], ['hors charges (80 €)', false], ['hors charges 80 €, parking inclus', false],
  ['charges (déjà comprises)', true], ['charges (toutes comprises)', true], ['kosten (zijn inbegrepen)', true], ['kosten (reeds inbegrepen in de huur)', true], ['Nebenkosten (sind enthalten)', true],
  ['charges (comprises, sauf eau)', true], ['charges en sus (entretien inclus)', false], ['charges (pas toutes comprises)', false],
  ['kosten € 80 incl. btw', false], ['kosten € 80 incl. lift', false], ['charges 60 € entretien compris', false], ['charges 80 € TVA comprise', false], ['lasten € 50 incl. poetsdienst', false],
  ['charges 50 € mazout inclus', false], ['Nebenkosten 80 € inkl. Müll', false], ['lasten: € 80 inclusief syndicus', false], ['kosten € 80 incl. 21 % btw', false], ['kosten € 80 (incl. btw)', false],
  ['lasten € 50 incl. 2 parkings', false], ['kosten € 80 incl. € 20 onderhoud', false], ['charges (80 € entretien compris)', false], ['charges 80 € et entretien compris', false], ['incl. € 80 poetskosten', false],
  ['incl. charges d’eau 60 €', false], ['verwarmingskosten € 80 inbegrepen', false], ['niet incl. € 80 lasten', false], ['charges 80 € non comprises', false], ['+ 80 € charges comprises', false],
  ['charges comprises dans le loyer (80 €)', true], ['charges 80 € comprises dans le loyer', true], ['kosten (€ 80) zijn in de huurprijs inbegrepen', true], ['Nebenkosten 80 € sind in der Miete enthalten', true],
  ['charges de 80 €/mois déjà comprises', true], ['charges (80 € par mois) incluses', true], ['incl. € 80 kosten per maand', true], ['y compris 80 € de charges', true],
  ['inkl. 80 € Nebenkosten', true], ['incl. lasten (€ 80)', true], ['kosten € 80 (reeds inbegrepen)', true], ['charges locatives 80 € comprises', true], ['incl. € 80 kosten en lasten', true], ['huurlasten € 80 inbegrepen', true], ['servicekosten € 80 inbegrepen', true],
  ['kosten € 80 in de totale huurprijs inbegrepen', true], ['kosten (inbegrepen in de totale huurprijs)', true], ['kosten € 80 in de huurprijs niet inbegrepen', false],
  ['incl. provisie kosten € 80', true], ['charges comprises (env. 80 €)', true], ['charges comprises (+/- 80 €)', true], ['charges comprises + 80 € garage', true], ['vanaf € 950 incl. kosten', true],
  ['costs of € 80 included in the rent', true], ['kosten € 20/m² inbegrepen', true],
])('the charges are in the rent, whatever they are: %s', (note, areIncluded) => {
  expect(includesCharges(note)).toBe(areIncluded)
})

it.each([
  ['geen kosten', true], ['sans charges', true], ['hors charges', true], ['excl. lasten, incl. garage', true], ['keine Nebenkosten', true],
  ['', false], ['par mois', false], ['incl. btw', false], ['+ € 20 garage', false],
])('that there are no charges is said beside words that do not speak of them: %s', (note, isSaid) => {
  expect(saysCharges(note, 0)).toBe(isSaid)
})

it.each([
  ['hors charges', true], ['exclusief lasten', true], ['excl. lasten', true], ['excluding charges', true], ['zuzüglich Nebenkosten', true], ['zzgl. Nebenkosten', true],
  ['(hors charges)', true], ['excl. kosten.', true], [' Hors charges ', true], ['zzgl. Betriebskosten', true], ['excl. huurlasten', true], ['excl. servicekosten', true],
  ['€ 950 hors charges', false], ['€ 80 hors charges', false], ['exclusief verwarmingskosten', false], ['zzgl. Heizkosten', false], ['exclusief garagekosten', false], ['excl. notariskosten', false],
  ['', false], ['€ 950', false], ['charges comprises', false], ['par mois, hors charges', false], ['hors charges, garage + € 80', false], ['hors charges (50 €/mois)', false],
  ['hors charges et parking', false], ['per m² per jaar, excl. lasten', false],
])('a note that tells nothing but that the charges come on top: %s', (note, isOnly) => {
  expect(saysOnlyWithoutCharges(note)).toBe(isOnly)
})
