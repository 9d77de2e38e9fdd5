import { describe, expect, it } from 'vitest'
import type { FactView } from '@/domain/properties/detail-views'
import { factName, factText } from '@/domain/properties/fact-text'
import { labelWords } from '@/domain/properties/energy-name'
import { priceText } from '@/domain/properties/price'
import type { PriceView } from '@/domain/properties/views'
import { LANGUAGES } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { wordFor } from '@/i18n/word'

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ')

describe('a fact in words', () => {
  it.each<[string, FactView['value'], string]>([
    ['surfaceLiving', { kind: 'number', number: 1250, unit: 'm2' }, '1 250 m²'],
    ['floor', { kind: 'number', number: 0, unit: null }, 'Rez-de-chaussée'],
    ['floor', { kind: 'number', number: 2, unit: null }, '2'],
    ['chargesRenter', { kind: 'euro', euro: 75, perMonth: true }, '€ 75 / mois'],
    ['cadastralIncome', { kind: 'euro', euro: 1234, perMonth: false }, '€ 1.234'],
    ['heating', { kind: 'text', text: { text: 'Gas', lang: 'nl' } }, 'Gas'],
    ['facades', { kind: 'code', code: '2' }, '2'],
    ['facades', { kind: 'code', code: 'new' }, 'new'],
    ['individualMeters', { kind: 'yesNo', yes: false }, 'Non'],
    ['availableFrom', { kind: 'date', iso: '2026-07-04' }, '4 juillet 2026'],
    ['constructionYear', { kind: 'year', year: 1930 }, '1930'],
  ])('%s %j is %s', async (field, value, labels) => {
    expect(plain(factText({ field, value }, await speech('fr')))).toBe(labels)
  })
})

describe('a text that repeats what its field is called', () => {
  it.each([
    ['nl', 'Keuken', 'Ja'],
    ['nl', ' keuken ', 'Ja'],
    ['nl', 'Open keuken', 'Open keuken'],
    ['fr', 'Cuisine', 'Oui'],
    ['en', 'Kitchen', 'Yes'],
    ['de', 'Küche', 'Ja'],
  ] as const)('in %s, %s is %s', async (language, text, written) => {
    const value = { kind: 'text', text: { text, lang: language } } as const
    expect(factText({ field: 'kitchen', value }, await speech(language))).toBe(written)
  })
})

describe('the certificate of energy has the name of its region', () => {
  it.each([
    ['nl', 'flanders', 'EPC-label B', 'EPC-kengetal', 'Unieke code EPC', 'EPC geldig tot'],
    ['nl', 'brussels', 'EPB-klasse B', 'EPB-kengetal', 'Nummer EPB-certificaat', 'EPB-certificaat geldig tot'],
    ['nl', 'wallonia', 'PEB-klasse B', 'PEB-kengetal', 'Nummer PEB-certificaat', 'PEB-certificaat geldig tot'],
    ['fr', 'flanders', 'Label EPC B', 'Consommation spécifique', 'Code unique du certificat EPC', 'EPC valable jusqu’au'],
    ['fr', 'brussels', 'Classe PEB B', 'Consommation spécifique', 'N° de certificat PEB', 'PEB valable jusqu’au'],
    ['fr', 'wallonia', 'Classe PEB B', 'Consommation spécifique', 'N° de certificat PEB', 'PEB valable jusqu’au'],
    ['en', 'brussels', 'EPB class B', 'Energy score', 'EPB certificate no.', 'EPB certificate valid until'],
    ['de', 'flanders', 'EPC-Label B', 'Energiekennwert', 'EPC-Ausweisnummer', 'EPC-Ausweis gültig bis'],
  ] as const)('in %s, %s', async (language, region, label, ...names) => {
    const { t } = await speech(language)
    expect(t('Energy.label', labelWords({ text: 'B', region }))).toBe(label)
    const fields = ['energyPerformance', 'epcReference', 'epcEndDate']
    expect(fields.map((field) => factName({ field, region }, t))).toEqual(names)
  })

  it.each(LANGUAGES)('in %s no region is named where none is known, nor where several are', async (language) => {
    const { t } = await speech(language)
    const names = [
      t('Energy.label', labelWords({ text: 'B', region: null })),
      t('Energy.label', labelWords({ text: 'B', region: 'luxembourg' })),
      ...['energyPerformance', 'epcReference', 'epcEndDate'].map((field) => factName({ field }, t)),
      t('Compare.rows.energy'), t('Filters.energy'), t('ListWords.chip.energy', { label: 'B' }),
      t('ListWords.chip.energyBest', { label: 'A' }),
    ]
    for (const name of names) expect(name).toMatch(/^(?!.*(EPC|EPB|PEB)).+$/)
  })
})

it.each(LANGUAGES)('no code in %s is said in the words of its field', async (language) => {
  const { t } = await speech(language)
  const messages = await import(`@/i18n/messages/${language}.json`)
  const labelled = Object.entries<Record<string, string>>(messages.default.Codes).flatMap(([field, codes]) => {
    const label = wordFor(t, `Facts.${field}`)?.toLowerCase()
    return label ? [{ field, label, codes }] : []
  })
  expect(labelled.map(({ field }) => field)).toEqual(['goal', 'status', 'facades', 'gardenOrientation', 'terraceOrientation'])
  for (const { field, label, codes } of labelled) {
    for (const word of Object.values(codes)) expect(word.toLowerCase(), field).not.toContain(label)
  }
})

it.each([
  ['nl', '1 gevel'],
  ['fr', '1'],
  ['en', '1 facade'],
  ['de', '1 Fassade'],
] as const)('one façade in %s is %s', async (language, words) => {
  const value = { kind: 'code', code: '1' } as const
  expect(factText({ field: 'facades', value }, await speech(language))).toBe(words)
})

describe('a price in words', () => {
  it.each<[PriceView, string]>([
    [{ kind: 'on-request' }, 'Prix sur demande'],
    [{ kind: 'amount', euro: 349_000, from: false, perMonth: false }, '€ 349.000'],
    [{ kind: 'amount', euro: 349_000, from: true, perMonth: false }, 'à partir de € 349.000'],
    [{ kind: 'amount', euro: 950, from: false, perMonth: true }, '€ 950 / mois'],
  ])('%j is %s', async (price, labels) => {
    expect(plain(priceText(price, await speech('fr')))).toBe(labels)
  })
})
