import { energyLabel, namesClass } from './energy-label'
import { regionOf, type Region } from './region'

/** The values of a property by field name; a localized text bare or by language. */
export type MentionValues = Readonly<Record<string, unknown>>

interface MentionRule {
  /** The fields that would mend it, the first one first. */
  fields: readonly [string, ...string[]]
  isGiven: (values: MentionValues) => boolean
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN)

// As everywhere on the site, zero is "not known" for what is measured.
const hasNumber = (value: unknown): boolean =>
  Number.isFinite(numberOf(value)) && numberOf(value) !== 0

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

const hasText = (value: unknown): boolean => textsOf(value).length > 0

/** The region whose rules a property follows; null where it is in none. Spec §9. */
export const regionOfValues = ({ countryId, zip }: MentionValues): Region | null =>
  regionOf({ countryId, zip })

const labelOf = (values: MentionValues) =>
  energyLabel({
    region: regionOfValues(values),
    value: typeof values.energyPerformance === 'number' ? values.energyPerformance : null,
    labelText: typeof values.epcLabelText === 'string' ? values.epcLabelText : null,
  })

const saysNoLabel = ({ epcLabelText }: MentionValues): boolean => {
  const labelText = typeof epcLabelText === 'string' ? epcLabelText : ''
  const label = energyLabel({ region: null, value: null, labelText })
  return label !== null && !namesClass(label)
}

const hasLabel = (values: MentionValues): boolean => {
  const label = labelOf(values)
  return label !== null && namesClass(label)
}

const hasPublicAddress = ({ publishAddress, street, houseNumber }: MentionValues): boolean =>
  publishAddress === true &&
  hasText(street) &&
  [...textsOf(houseNumber), ...textsOf(street)].some((text) => /\d/.test(text))

const hasPrice = ({ price }: MentionValues): boolean => numberOf(price) > 0

const isChosen = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

const chosen = (field: string): MentionRule => ({
  fields: [field],
  isGiven: (values) => isChosen(values[field]),
})
const text = (field: string): MentionRule => ({
  fields: [field],
  isGiven: (values) => hasText(values[field]),
})
const measured = (field: string): MentionRule => ({
  fields: [field],
  isGiven: (values) => hasNumber(values[field]),
})

/**
 * Everything that a law may want an advertisement to mention, with the fields that say it, and first
 * what tells which law that is: where no region is known, none could be asked. Zero is a statement for the common charges only: there are none. The renovation obligation is not here,
 * because the site derives it from the label. Spec, Belgian rules, "What an
 * advertisement must mention".
 */
export const MENTIONS = {
  region: {
    fields: ['zip', 'countryId'],
    isGiven: (values) => regionOfValues(values) !== null,
  },
  type: chosen('type'),
  goal: chosen('goal'),
  price: {
    fields: ['price', 'publishPrice'],
    isGiven: (values) => values.publishPrice !== true || hasPrice(values),
  },
  rent: {
    fields: ['price', 'publishPrice'],
    isGiven: (values) => values.publishPrice === true && hasPrice(values),
  },
  charges: {
    fields: ['chargesRenter'],
    isGiven: ({ chargesRenter }) => numberOf(chargesRenter) >= 0,
  },
  epc: {
    fields: ['epcLabelText', 'energyPerformance'],
    isGiven: (values) => hasLabel(values) || hasNumber(values.energyPerformance),
  },
  epcValue: measured('energyPerformance'),
  epcCertificate: {
    fields: ['epcReference', 'street', 'houseNumber', 'publishAddress'],
    isGiven: (values) => hasText(values.epcReference) || hasPublicAddress(values),
  },
  epcClass: {
    fields: ['epcLabelText', 'energyPerformance'],
    isGiven: (values) => hasLabel(values) && !saysNoLabel(values),
  },
  epcPending: {
    fields: ['epcLabelText'],
    isGiven: (values) => !saysNoLabel(values),
  },
  energyTotal: measured('energyTotal'),
  epcReference: text('epcReference'),
  co2Emission: measured('co2Emission'),
  permit: text('permit'),
  areaDestination: text('areaDestination'),
  summons: text('summons'),
  preemptiveRight: text('preemptiveRight'),
  allotmentPermit: text('allotmentPermit'),
  floodPScore: text('floodPScore'),
  floodGScore: text('floodGScore'),
  zoning: {
    fields: ['areaDestination', 'planningUrl', 'planningInfo'],
    isGiven: ({ areaDestination, planningInfo, planningUrl }) =>
      [areaDestination, planningInfo, planningUrl].some(hasText),
  },
  individualMeters: text('individualMeters'),
} as const satisfies Record<string, MentionRule>

export type Mention = keyof typeof MENTIONS

export const MENTION_CODES = Object.keys(MENTIONS) as Mention[]
