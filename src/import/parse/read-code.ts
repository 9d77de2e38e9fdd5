import { facadeKind } from '@/domain/properties/facades'
import type { PropertyField } from '@/domain/properties/fields'
import { goalOf } from '@/domain/properties/goal'
import { PLANNING_CODES, planningCode, type PlanningFact } from '@/domain/properties/planning'
import { numberOf, saysNothing, type ReadScalar } from './scalars'

type Code = ReadScalar<string | null>

const isPlanningFact = (name: string): name is PlanningFact => Object.hasOwn(PLANNING_CODES, name)

const readGoal = (raw: unknown): Code =>
  numberOf(raw) === null
    ? { expected: '0 (sale) or another number (rent)' }
    : { value: goalOf(numberOf(raw)) === 'sale' ? '0' : '1' }

const readMarquee = (raw: unknown): Code => {
  const number = numberOf(raw)
  if (saysNothing(raw)) return { value: '0' }
  if (number === null) return { expected: '0, 2 or 3' }
  if ([0, 2, 3].includes(number)) return { value: String(number) }
  return { value: '0', note: `${number} is no ribbon the site knows: shown without one` }
}

const readFacades = (raw: unknown): Code => {
  const number = numberOf(raw)
  if (saysNothing(raw)) return { value: null }
  if (number === null) return { expected: '2, 3 or 4' }
  if (facadeKind(number) !== null) return { value: String(number) }
  return { value: null, note: `${number} is neither 2, 3 nor 4: left out` }
}

const SPECIAL: Partial<Record<string, (raw: unknown) => Code>> = {
  goal: readGoal,
  marquee: readMarquee,
  facades: readFacades,
}

/**
 * A code in the table's spelling, whatever the case it came in. Nothing gives null; a missing
 * status is available, a missing ribbon 0; a missing goal is none. Spec §3, §9.
 */
export function readCode({ name, codes = [] }: PropertyField, raw: unknown): Code {
  const special = SPECIAL[name]
  if (special) return special(raw)
  // A listing that is in the feed and says no more is on the market.
  if (saysNothing(raw)) return { value: name === 'status' ? 'available' : null }
  const isScalar = typeof raw === 'string' || typeof raw === 'number'
  const given = isScalar ? String(raw).trim().toLowerCase() : ''
  const code = isPlanningFact(name)
    ? planningCode(name, raw)
    : codes.find((candidate) => candidate.toLowerCase() === given)
  return code ? { value: code } : { expected: `one of ${codes.join(', ')}` }
}
