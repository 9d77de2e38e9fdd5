import { pickText, type Language, type Localized } from '@/i18n/languages'
import type { FactGroupView, FactView } from './detail-views'
import { ANSWERS, PROPERTY_FIELDS, type FieldTab, type PropertyField } from './fields'
import type { Region } from './region'

type FactSource = Record<string, unknown>

/** Fields that the detail page shows in places of their own, or never. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'goal', 'status', 'typeDescription', 'description', 'marquee', 'marqueeName', 'recordFile',
  'createDate', 'modifyDate', 'publishPrice', 'price', 'priceUnit', 'epcLabelText',
  'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit',
  'floodPScore', 'floodGScore',
])

/** What belongs together for a visitor, where the tabs of the admin part it; in their order. */
const GROUPS: readonly (readonly [group: string, tab: FieldTab, ...first: string[]])[] = [
  ['surfaces', 'surfaces'],
  ['rooms', 'rooms'],
  ['building', 'building'],
  ['availability', 'rental', 'availableFrom', 'availability'],
  [
    ...(['finance', 'finance', 'chargesRenter', 'chargesOwner', 'cadastralIncome'] as const),
    ...(['realEstateTax', 'notaryFees', 'registeredRight', 'vatRegime', 'vatValue'] as const),
    ...(['depositAmount', 'agencyCost', 'inventoryCost'] as const),
  ],
  ['energy', 'energy'],
  ['certificates', 'certificates'],
  ['planning', 'planning'],
  ['lifeAnnuity', 'lifeAnnuity'],
  ['surroundings', 'surroundings'],
]

/** The tabs of the admin whose fields are facts on the detail page. Spec §3. */
export const FACT_TABS: readonly FieldTab[] = GROUPS.map(([, tab]) => tab)

const NAMED = new Set(GROUPS.flatMap(([, , ...first]) => first))

/** The fields of each group: those it names first, then the others of its tab. */
const FIELDS_OF = GROUPS.map(([group, tab, ...first]) => ({
  group,
  fields: [
    ...first.flatMap((name) => PROPERTY_FIELDS.find((field) => field.name === name) ?? []),
    ...PROPERTY_FIELDS.filter((field) => field.tab === tab && !NAMED.has(field.name)),
  ].filter(({ name }) => !ELSEWHERE.has(name)),
}))

const KEY_FACTS = [
  'bedrooms', 'bathrooms', 'surfaceLiving', 'surfaceGround', 'garages', 'constructionYear',
]

/** Numbers of which zero says something: the ground floor, no common charges. Elsewhere zero is "not known". */
const KNOWN_AT_ZERO: ReadonlySet<string> = new Set(['chargesRenter', 'floor'])

/** Whether the value of a field is a zero that stands for "not known". */
export const saysNothing = (name: string, value: unknown): boolean =>
  value === 0 && !KNOWN_AT_ZERO.has(name)

/** One field as a fact; null where nothing is known. Spec §3. */
export function factOf(
  source: FactSource,
  field: PropertyField,
  language: Language,
): FactView | null {
  const value = valueOf(source[field.name], field, language)
  return value && { field: field.name, value }
}

function valueOf(
  raw: unknown,
  { kind, localized, name, unit }: PropertyField,
  language: Language,
): FactView['value'] | null {
  if (localized) {
    const text = pickText(raw as Localized<string> | null, language)
    return text && { kind: 'text', text }
  }
  if (raw === null || raw === undefined) return null
  if (typeof raw === 'string' && raw.trim() === '') return null
  if (typeof raw === 'number') {
    if (!Number.isFinite(raw) || saysNothing(name, raw)) return null
    if (name.endsWith('Year')) return { kind: 'year', year: raw }
    if (unit === 'euro' || unit === 'euroPerMonth') {
      return { kind: 'euro', euro: raw, perMonth: unit === 'euroPerMonth' }
    }
    return { kind: 'number', number: raw, unit: unit ?? null }
  }
  if (kind === 'yesNo') return null
  if (kind === 'answer') return answerOf(raw)
  if (kind === 'date') return { kind: 'date', iso: String(raw) }
  if (kind === 'code') return { kind: 'code', code: String(raw) }
  return { kind: 'text', text: { text: String(raw), lang: language } }
}

const answerOf = (raw: unknown): FactView['value'] | null =>
  ANSWERS.some((answer) => answer === raw) ? { kind: 'yesNo', yes: raw === 'yes' } : null

/** The facts of a property in groups, with only what is known, as its region calls them. Spec §3, "Property (full detail)". */
export const factGroups = (source: FactSource, language: Language, region: Region | null): FactGroupView[] =>
  FIELDS_OF.map(({ group, fields }) => ({
    group,
    facts: fields
      .flatMap((field) => factOf(source, field, language) ?? [])
      .map((fact) => (group === 'energy' && region ? { ...fact, region } : fact)),
  })).filter(({ facts }) => facts.length > 0)

/** The few facts that stand below the title. */
export const keyFacts = (source: FactSource, language: Language): FactView[] =>
  KEY_FACTS.flatMap((name) => {
    const field = PROPERTY_FIELDS.find((one) => one.name === name)
    return (field && factOf(source, field, language)) ?? []
  })
