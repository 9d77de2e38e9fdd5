import { FACT_TABS } from './facts'
import { PROPERTY_FIELDS, type PropertyFieldKind } from './fields'

/** Parts of the detail page that are not lines among the facts. Spec §3. */
export const DETAIL_BLOCKS = [
  ...(['energyNotice', 'flood', 'pointsOfInterest', 'mobilityScores', 'map'] as const),
  ...(['videos', 'virtualTour', 'documents', 'calculators'] as const),
]

/** The fields that a condition can show or hide: those that the detail page has as facts. */
export const SHOWN_FIELDS: readonly string[] = PROPERTY_FIELDS.filter(({ tab }) =>
  FACT_TABS.includes(tab),
).map(({ name }) => name)

/** How values are compared: those of one kind with each other. */
export type ComparedKind = 'number' | 'date' | 'text' | 'code' | 'yesNo'

const KINDS: Record<PropertyFieldKind, ComparedKind> = {
  integer: 'number', decimal: 'number', date: 'date', code: 'code',
  text: 'text', formattedText: 'text', webAddress: 'text', yesNo: 'yesNo', answer: 'yesNo',
}

/** What visitors never see: a field that appears or not would give it away. */
const NEVER_COMPARED: ReadonlySet<string> = new Set([
  'street', 'houseNumber', 'boxNr', 'latitude', 'longitude', 'recordFile', 'description',
])

/** Relations, as the public number of what they point at, and the region that the zip is in. */
const BESIDE_THE_TABLE = {
  type: 'number',
  agency: 'number',
  project: 'number',
  region: 'code',
} as const

const COMPARED = new Map<string, ComparedKind>([
  ...Object.entries(BESIDE_THE_TABLE),
  ...PROPERTY_FIELDS.filter(({ name }) => !NEVER_COMPARED.has(name)).map(
    ({ kind, name }) => [name, KINDS[kind]] as const,
  ),
])

/** The names of what a condition can look at. */
export const COMPARED_FIELDS: readonly string[] = [...COMPARED.keys()]

/** How the values of a field are compared; null for one that no condition can look at. */
export const comparedKind = (name: unknown): ComparedKind | null =>
  (typeof name === 'string' && COMPARED.get(name)) || null
