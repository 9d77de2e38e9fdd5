import { factOf } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { withoutCharges } from '@/domain/properties/price'
import { pricePerM2 } from '@/domain/properties/price-per-m2'
import type { PropertyCardView } from '@/domain/properties/views'
import type { Language } from '@/i18n/languages'
import type { AllLocales } from '@/lib/documents'
import type { CompareCell, CompareRow } from './views'
import type { Property } from '@/payload-types'

/** A property to compare: its card, and what is stored of it. */
export interface ComparedProperty {
  card: PropertyCardView
  doc: AllLocales<Property>
}

type ReadCell = (one: ComparedProperty, language: Language) => CompareCell | null

/** Facts of the comparison in their order, by the names of their fields. */
const FACTS = [
  'bedrooms', 'bathrooms', 'surfaceLiving', 'surfaceGround', 'surfaceGarden',
  'surfaceTerrace', 'garages', 'parkings', 'floor', 'constructionYear', 'renovationYear',
  'heating', 'availableFrom', 'chargesRenter', 'chargesOwner', 'cadastralIncome',
]

const ROWS: readonly (readonly [name: string, read: ReadCell])[] = [
  ['price', ({ card }) => (isOffTheMarket(card.ribbon?.kind) ? null : { kind: 'price', price: withoutCharges(card.price) })],
  ['type', ({ card }) => card.type.text !== '' ? { kind: 'text', text: card.type } : null],
  ['city', ({ card }) => card.city && { kind: 'text', text: card.city }],
  ['pricePerM2', ({ card }) => perM2Cell(card)],
  ['energy', ({ card }) => card.energy && { kind: 'energy', energy: card.energy }],
  ...FACTS.map((name): readonly [string, ReadCell] => [name, factCell(name)]),
]

function factCell(name: string): ReadCell {
  const field = PROPERTY_FIELDS.find((one) => one.name === name)
  return ({ doc }, language) => {
    const fact = field && factOf(doc, field, language)
    return fact ? { kind: 'fact', fact } : null
  }
}

function perM2Cell(card: PropertyCardView): CompareCell | null {
  const euro = pricePerM2(card)
  if (euro === null) return null
  const perMonth = card.price.kind === 'amount' && card.price.perMonth
  return { kind: 'fact', fact: { field: 'pricePerM2', value: { kind: 'euro', euro, perMonth } } }
}

/** What properties are compared by, in order; rows in which nothing is known are left out. */
export const compareRows = (
  compared: readonly ComparedProperty[],
  language: Language,
): CompareRow[] =>
  ROWS.flatMap(([name, read]) => {
    const cells = compared.map((one) => read(one, language))
    if (cells.every((cell) => cell === null)) return []
    const [first, ...others] = cells.map((cell) => JSON.stringify(cell))
    return [{ name, cells, differs: others.some((cell) => cell !== first) }]
  })
