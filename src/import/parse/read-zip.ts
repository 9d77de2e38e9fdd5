import { regionOfZip } from '@/domain/properties/region'
import { saysNothing, type ReadScalar } from './scalars'

const LUXEMBOURG = '50'

/**
 * A postcode as text: four digits from 1000 to 9999 in Belgium, which is also meant where no
 * country is named; four digits, with or without `L-`, in Luxembourg. Nothing gives null.
 * Spec §3, §9.
 */
export function readZip(raw: unknown, countryId: unknown): ReadScalar<string | null> {
  if (saysNothing(raw)) return { value: null }
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : ''
  if (String(countryId).trim() === LUXEMBOURG) {
    const digits = /^(?:L-?)?(\d{4})$/i.exec(text)?.[1]
    return digits ? { value: digits } : { expected: 'a postcode of Luxembourg: four digits' }
  }
  if (regionOfZip(text) !== null) return { value: text }
  return { expected: 'a Belgian postcode: four digits from 1000 to 9999' }
}
