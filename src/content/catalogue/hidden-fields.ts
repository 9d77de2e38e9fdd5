import type { BasePayload } from 'payload'
import { groupOf, shownFields } from '@/domain/properties/shown-fields'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { isDoc, type AllLocales } from '@/lib/documents'
import type { DisplayCondition, Property } from '@/payload-types'
import { readCompared } from './compared-fields'

/** What cards and lists say of a property that the conditions of staff can hide: three amounts and its energy label. */
const FIELDS = ['annuityIndexedRent', 'chargesRenter', 'vatValue', 'energyPerformance', 'epcLabelText'] as const

/** In which languages the conditions of staff hide each of them. */
export type HiddenFields = Readonly<Record<(typeof FIELDS)[number], readonly Language[]>>

const NAMES = new Set<unknown>(FIELDS.flatMap((name) => [name, groupOf(name)]))

/** What a comparison looks at beside its own fields: the region is that of a postcode, a price may be on request. */
const BESIDE = ['zip', 'countryId', 'publishPrice']

/** Where conditions compare what differs from property to property, the oldest are enough. */
const MOST_KNOWN = 1000

/** Tells in which languages the conditions of staff hide what cards and lists say of some properties, by row. */
export type HiddenFieldsReader = (rowIds: number[]) => Promise<ReadonlyMap<number, HiddenFields>>

/**
 * Reads the conditions of staff as they are now, and gives what looks properties up by them; it finds none where no
 * condition hides any of these fields. Of these properties is read what the conditions compare. Spec §3, "Property
 * display condition".
 */
export async function hiddenFieldsReader(payload: BasePayload): Promise<HiddenFieldsReader> {
  const all = { locale: 'all', limit: 0, pagination: false } as const
  const { docs: active } = await payload.find({ collection: 'display-conditions', where: { active: { equals: true } }, depth: 0, ...all })
  const conditions = active.filter(hidesOne)
  if (conditions.length === 0) return () => Promise.resolve(new Map())
  const names = [...BESIDE, ...conditions.flatMap(comparedFields)]
  // Most properties are equal in what is compared, such as their type.
  const known = new Map<string, HiddenFields>()
  return async (rowIds) => {
    if (rowIds.length === 0) return new Map()
    const compared = await readCompared(payload, rowIds, names)
    return new Map(
      [...compared].map(([row, property]) => {
        const key = JSON.stringify(property)
        const hidden = known.get(key) ?? hiddenFields(conditions, property)
        if (known.size < MOST_KNOWN) known.set(key, hidden)
        return [row, hidden]
      }),
    )
  }
}

function hiddenFields(conditions: readonly AllLocales<DisplayCondition>[], property: AllLocales<Property>): HiddenFields {
  const shown = LANGUAGES.map((language) => ({ language, isShown: shownFields(conditions, property, language) }))
  const hiddenIn = (name: string) => shown.flatMap(({ isShown, language }) => (isShown(name) ? [] : [language]))
  return {
    annuityIndexedRent: hiddenIn('annuityIndexedRent'),
    chargesRenter: hiddenIn('chargesRenter'),
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
