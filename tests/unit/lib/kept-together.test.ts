import { describe, expect, it } from 'vitest'
import { amountsKept, unitsKept } from '@/lib/kept-together'

/** A `_` stands for a space that does not break. */
const shown = (text: string): string => text.replaceAll('\u00A0', '_')

describe('unitsKept', () => {
  it.each([
    ['Appartement van 64 m² met terras', 'Appartement van 64_m² met terras'],
    ['64 m2, 3 m hoog en 120 m³', '64_m2, 3_m hoog en 120_m³'],
    ['APPARTEMENT 64 M²', 'APPARTEMENT 64_M²'],
    ['Bureaux de 1 250 m²', 'Bureaux de 1 250_m²'],
    ['op 1,5 km van Gent', 'op 1,5_km van Gent'],
    ['99 kWh/m²/an', '99_kWh/m²/an'],
    ['99 kWh per 5 m²', '99_kWh per 5_m²'],
    ['terrain de 12 ares ou 2 ha', 'terrain de 12_ares ou 2_ha'],
    ['grond van 5 are.', 'grond van 5_are.'],
    ['300.000 € (21 % btw)', '300.000_€ (21_% btw)'],
    ['2 maisons, 3 kamers, 4 hallen, 5 kmo’s', '2 maisons, 3 kamers, 4 hallen, 5 kmo’s'],
    ['3 garages et 4 m2x', '3 garages et 4 m2x'],
    ['villa m² 64', 'villa m² 64'],
    ['64\u00A0m²', '64_m²'],
    ['64  m²', '64  m²'],
    ['', ''],
  ])('%j', (text, kept) => {
    expect(shown(unitsKept(text))).toBe(kept)
  })
})

describe('amountsKept', () => {
  it.each([
    ['vanaf € 300 000', 'vanaf €_300_000'],
    ['€ 1 250 000 hors frais', '€_1_250_000 hors frais'],
    ['à partir de 300 000 €', 'à partir de 300_000_€'],
    ['€ 300.000 voor 64 m²', '€_300.000 voor 64_m²'],
    ['1 250 m² in 9000 Gent', '1_250_m² in 9000 Gent'],
    ['in 2026 120 nieuwe panden', 'in 2026 120 nieuwe panden'],
    ['022 00 02 58', '022 00 02 58'],
    ['tussen € en nu', 'tussen € en nu'],
    ['4 1000 en 12 2026', '4 1000 en 12 2026'],
    ['Woning te koop', 'Woning te koop'],
  ])('%j', (text, kept) => {
    expect(shown(amountsKept(text))).toBe(kept)
  })
})
