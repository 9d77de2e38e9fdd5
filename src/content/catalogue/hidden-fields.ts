import type { BasePayload } from 'payload'
import { groupOf, shownFields } from '@/domain/properties/shown-fields'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { isDoc, type AllLocales } from '@/lib/documents'
import type { DisplayCondition, Property } from '@/payload-types'
import { readCompared } from './compared-fields'

/** What cards and lists say of a property that the conditions of staff can hide: two amounts and its energy label. */
const FIELDS = ['annuityIndexedRent', 'vatValue', 'energyPerformance', 'epcLabelText'] as const

/** In which languages the conditions of staff hide each of them. */
export type HiddenFields = Readonly<Record<(typeof FIELDS)[number], readonly Language[]>>

const NAMES = new Set<unknown>(FIELDS.flatMap((name) => [name, groupOf(name)]))

/** What a comparison looks at beside its own fields: the region is that of a postcode, a price may be on request. */
const BESIDE = ['zip', 'countryId', 'publishPrice']

/**
 * In which languages the conditions of staff hide what cards and lists say of some properties, by row;
 * none where no condition hides any of it. Of these properties is read what the conditions compare. Spec
 * §3, "Property display condition".
 */
export async function readHiddenFields(payload: BasePayload, rowIds: number[]): Promise<Map<number, HiddenFields>> {
  if (rowIds.length === 0) return new Map()
  const all = { locale: 'all', limit: 0, pagination: false } as const
  const { docs: active } = await payload.find({ collection: 'display-conditions', where: { active: { equals: true } }, depth: 0, ...all })
  const conditions = active.filter(hidesOne)
  if (conditions.length === 0) return new Map()
  const compared = await readCompared(payload, rowIds, [...BESIDE, ...conditions.flatMap(comparedFields)])
  return new Map([...compared].map(([row, property]) => [row, hiddenFields(conditions, property)]))
}

function hiddenFields(conditions: readonly AllLocales<DisplayCondition>[], property: AllLocales<Property>): HiddenFields {
  const shown = LANGUAGES.map((language) => ({ language, isShown: shownFields(conditions, property, language) }))
  const hiddenIn = (name: string) => shown.flatMap(({ isShown, language }) => (isShown(name) ? [] : [language]))
  return {
    annuityIndexedRent: hiddenIn('annuityIndexedRent'),
    vatValue: hiddenIn('vatValue'),
    energyPerformance: hiddenIn('energyPerformance'),
    epcLabelText: hiddenIn('epcLabelText'),
  }
}

const hidesOne = ({ shows }: AllLocales<DisplayCondition>): boolean =>
  Array.isArray(shows) && shows.some((name) => NAMES.has(name))

function comparedFields(condition: AllLocales<DisplayCondition>): string[] {
  const further: unknown[] = Array.isArray(condition.advancedCondition) ? condition.advancedCondition : []
  return [condition, ...further.filter(isDoc)]
    .flatMap(({ compareWithField, field }) => [field, compareWithField])
    .filter((name) => typeof name === 'string')
}
