import type { BasePayload } from 'payload'
import { groupOf, shownFields } from '@/domain/properties/shown-fields'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { isDoc, type AllLocales } from '@/lib/documents'
import type { DisplayCondition, Property } from '@/payload-types'

/** In which languages the conditions of staff hide what stands beside a price. */
export interface HiddenAmounts {
  rentHiddenIn: readonly Language[]
  vatHiddenIn: readonly Language[]
}

const RENT = 'annuityIndexedRent'
const RATE = 'vatValue'
const NAMES = new Set<unknown>([RENT, RATE].flatMap((name) => [name, groupOf(name)]))

/** What a comparison looks at beside its own fields: the region is that of a postcode, a price may be on request. */
const BESIDE = ['zip', 'countryId', 'publishPrice']

/**
 * In which languages the conditions of staff hide the rent of some life annuities and the rate of VAT of
 * some properties, by row. Of these properties is read what the conditions compare. Spec §3, "Property
 * display condition".
 */
export async function readHiddenAmounts(payload: BasePayload, rowIds: number[]): Promise<Map<number, HiddenAmounts>> {
  if (rowIds.length === 0) return new Map()
  const all = { locale: 'all', limit: 0, pagination: false } as const
  const { docs: active } = await payload.find({ collection: 'display-conditions', where: { active: { equals: true } }, depth: 0, ...all })
  const conditions = active.filter(hidesOne)
  if (conditions.length === 0) return new Map()
  const select = Object.fromEntries([...BESIDE, ...conditions.flatMap(comparedFields)].map((name) => [name, true]))
  const { docs } = await payload.find({ collection: 'properties', where: { id: { in: rowIds } }, depth: 1, select, ...all })
  return new Map(
    docs.map((doc: AllLocales<Property> & { id: number }) => {
      const hiddenIn = (name: string) => LANGUAGES.filter((language) => !shownFields(conditions, doc, language)(name))
      return [doc.id, { rentHiddenIn: hiddenIn(RENT), vatHiddenIn: hiddenIn(RATE) }]
    }),
  )
}

const hidesOne = ({ shows }: AllLocales<DisplayCondition>): boolean =>
  Array.isArray(shows) && shows.some((name) => NAMES.has(name))

function comparedFields(condition: AllLocales<DisplayCondition>): string[] {
  const further: unknown[] = Array.isArray(condition.advancedCondition) ? condition.advancedCondition : []
  return [condition, ...further.filter(isDoc)]
    .flatMap(({ compareWithField, field }) => [field, compareWithField])
    .filter((name) => typeof name === 'string')
}
