import { buildingKind, hasEnergyCertificate, isBuilt } from './building-kind'
import { PROPERTY_FIELDS } from './fields'
import { goalOf, type Goal } from './goal'
import { MENTIONS, regionOfValues, type Mention, type MentionValues } from './mentions'
import { isOffTheMarket } from './off-the-market'
import type { Region } from './region'

/** A mention that an advertisement lacks. */
export interface MissingMention {
  code: Mention
  /** The fields that would mend it, the first one first. */
  fields: readonly string[]
  /** Key of its words among the texts of the admin. */
  message: string
}

type Condition = 'hasEpc' | 'isBuilt' | 'longLease'

interface Demand {
  mention: Mention
  /** All of these have to hold. */
  when: readonly Condition[]
}

const always = (...mentions: Mention[]): Demand[] =>
  mentions.map((mention) => ({ mention, when: [] }))

const where = (condition: Condition, demands: Demand[]): Demand[] =>
  demands.map(({ mention, when }) => ({ mention, when: [...when, condition] }))

/** What has to be known before anybody can say what is due. */
const KNOWN = always('region', 'type', 'goal')
const PLANNING = always(
  ...(['permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit'] as const),
)
const FLOOD = [...always('floodPScore'), ...where('isBuilt', always('floodGScore'))]
const WALLOON_EPC = always('epcClass', 'epcPending', 'epcValue', 'energyTotal', 'epcReference')
const BRUSSELS = [...where('hasEpc', always('epcClass', 'co2Emission')), ...always('zoning')]
const EVERYWHERE: Record<Goal, Demand[]> = {
  sale: [...always('price'), ...where('hasEpc', always('epc'))],
  rent: always('rent', 'charges'),
}

/** The law as a table. Spec, Belgian rules, "What an advertisement must mention". */
const REQUIRED: Record<Region | 'elsewhere', Record<Goal, readonly Demand[]>> = {
  flanders: {
    sale: [
      ...always('price'),
      ...where('hasEpc', always('epcValue', 'epcCertificate')),
      ...PLANNING,
      ...FLOOD,
    ],
    rent: [
      ...EVERYWHERE.rent,
      ...where('hasEpc', always('epcValue')),
      ...where('longLease', [...PLANNING, ...FLOOD]),
    ],
  },
  wallonia: {
    sale: [...always('price'), ...where('hasEpc', WALLOON_EPC)],
    rent: [...EVERYWHERE.rent, ...where('hasEpc', WALLOON_EPC)],
  },
  brussels: {
    sale: [...always('price'), ...BRUSSELS],
    rent: [...EVERYWHERE.rent, ...BRUSSELS, ...where('hasEpc', always('individualMeters'))],
  },
  luxembourg: EVERYWHERE,
  elsewhere: EVERYWHERE,
}

/**
 * A lease longer than this makes the planning facts of Flanders due, in years. One of which nobody
 * says how long it lasts is taken by the law to last nine.
 */
const LONG_LEASE = 9

const holds = (condition: Condition, values: MentionValues, stored: unknown): boolean => {
  const kind = buildingKind(stored)
  switch (condition) {
    case 'hasEpc':
      return hasEnergyCertificate(kind)
    case 'isBuilt':
      return isBuilt(kind)
    case 'longLease':
      return typeof values.leaseYears === 'number' && values.leaseYears > LONG_LEASE
    default:
      return condition satisfies never
  }
}

/**
 * The mentions that the advertisement of a property lacks, in the order of the law's table; none
 * once it is sold or rented, because nothing is offered any more. `values` are its fields by name,
 * `kind` is its type's, as stored: plots, garages and industrial buildings have no energy
 * certificate, and a plot has no building to score or meters to read.
 *
 * A unit of a project is a property like any other. The law's rows know no exception for a new
 * building, so until the certificate exists the expected values of its energy declaration are what
 * has to be said; where there are none, an administrator may publish with a reason.
 *
 * What tells which of it is due is itself required: the region, the kind of building and the goal. As
 * long as the region is not known, what holds everywhere is named beside it; without a kind, what a
 * building needs.
 */
export function missingMentions(values: MentionValues, kind: unknown): MissingMention[] {
  if (isOffTheMarket(values.status)) return []
  const due = REQUIRED[regionOfValues(values) ?? 'elsewhere'][goalOf(values.goal)]
  return [...KNOWN, ...due]
    .filter(({ when }) => when.every((condition) => holds(condition, values, kind)))
    .filter(({ mention }) => !MENTIONS[mention].isGiven(values))
    .map(({ mention }) => ({
      code: mention,
      fields: MENTIONS[mention].fields,
      message: `properties.missingMentions:${mention}`,
    }))
}

/** The fields that the check reads. */
export const MENTION_FIELDS: readonly string[] = [
  ...new Set([
    'status', 'leaseYears',
    ...Object.values(MENTIONS).flatMap(({ fields }) => [...fields]),
  ]),
]

/** Those of them whose text differs per language: one language that has it is enough. */
export const LOCALIZED_MENTION_FIELDS: readonly string[] = PROPERTY_FIELDS.filter(
  ({ localized, name }) => localized && MENTION_FIELDS.includes(name),
).map(({ name }) => name)
