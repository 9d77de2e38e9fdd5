import type { BasePayload } from 'payload'
import { shownFields } from '@/domain/properties/shown-fields'
import { LANGUAGES, type Language } from '@/i18n/languages'
import type { AllLocales } from '@/lib/documents'
import type { DisplayCondition, Property } from '@/payload-types'

const RENT = 'annuityIndexedRent'

/**
 * In which languages the conditions of staff hide the rent of some life annuities, by row. A condition
 * may compare any field of a property, so these few are read whole. Spec §3, "Property display condition".
 */
export async function readHiddenRents(payload: BasePayload, rowIds: number[]): Promise<Map<number, Language[]>> {
  if (rowIds.length === 0) return new Map()
  const all = { locale: 'all', limit: 0, pagination: false } as const
  const { docs: found } = await payload.find({ collection: 'display-conditions', where: { active: { equals: true } }, depth: 0, ...all })
  const conditions: AllLocales<DisplayCondition>[] = found
  if (conditions.length === 0) return new Map()
  const { docs } = await payload.find({ collection: 'properties', where: { id: { in: rowIds } }, depth: 1, ...all })
  return new Map(
    docs.map((doc: AllLocales<Property> & { id: number }) => [
      doc.id,
      LANGUAGES.filter((language) => !shownFields(conditions, doc, language)(RENT)),
    ]),
  )
}
