import { factOf } from '@/domain/properties/facts'
import { PROPERTY_FIELDS } from '@/domain/properties/fields'
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
  ...['bedrooms', 'bathrooms', 'surfaceLiving', 'surfaceGround', 'surfaceGarden'],
  ...['surfaceTerrace', 'garages', 'parkings', 'floor', 'constructionYear', 'renovationYear'],
  ...['heating', 'availableFrom', 'chargesRenter', 'chargesOwner', 'cadastralIncome'],
]

const ROWS: readonly (readonly [name: string, read: ReadCell])[] = [
  ['price', ({ card }) => ({ kind: 'price', price: card.price })],
  ['type', ({ card }) => card.type.text !== '' ? { kind: 'text', text: card.type } : null],
  ['city', ({ card }) => card.city && { kind: 'text', text: card.city }],
  ['pricePerM2', ({ card }) => pricePerM2(card)],
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

/** Whole euro per square metre to live in; a starting price is none of the whole property. */
function pricePerM2({ price, livingArea }: PropertyCardView): CompareCell | null {
  if (price.kind !== 'amount' || price.from || !livingArea || livingArea <= 0) return null
  const { euro, perMonth } = price
  const value = { kind: 'euro', euro: Math.round(euro / livingArea), perMonth } as const
  return { kind: 'fact', fact: { field: 'pricePerM2', value } }
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
