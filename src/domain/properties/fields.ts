import { FLOOD_SCORES } from './flood-score'
import { PLANNING_CODES } from './planning'
import { LISTING_STATUSES } from './status'

/**
 * Every simple field of a property, once. The collection, the importer, the staff locks and the
 * fact groups of the detail page are all read from this table. Spec §3, "Property".
 */
export type PropertyFieldKind =
  | 'integer'
  | 'decimal'
  | 'text'
  /** Paragraphs, headings, lists, links. */
  | 'formattedText'
  | 'webAddress'
  | 'code'
  /** A switch, on or off. */
  | 'yesNo'
  /** A question that may be unanswered: `yes`, `no` or nothing. */
  | 'answer'
  | 'date'

export type FieldTab =
  | 'listing'
  | 'address'
  | 'price'
  | 'surfaces'
  | 'rooms'
  | 'building'
  | 'energy'
  | 'certificates'
  | 'planning'
  | 'finance'
  | 'rental'
  | 'lifeAnnuity'
  | 'surroundings'

export type FieldUnit = 'euro' | 'euroPerMonth' | 'm2' | 'm' | 'kwhM2' | 'kwh' | 'co2' | 'percent'

export interface PropertyField {
  /** Name in the collection; the feed uses the same name in PascalCase. */
  name: string
  kind: PropertyFieldKind
  tab: FieldTab
  unit?: FieldUnit
  /** The codes a `code` field may hold. */
  codes?: readonly string[]
  /** Texts differ per language; numbers and codes never do. */
  localized?: true
  /** The feed's name where it is not simply the PascalCase of `name`. */
  feed?: string
  /** Lowest and highest number accepted. */
  range?: readonly [number, number]
}

/** What an `answer` field holds. */
export const ANSWERS = ['yes', 'no'] as const

const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
const COUNT = [0, 999] as const
const AREA = [0, 10_000_000] as const
const MONEY = [0, 1_000_000_000] as const
const YEAR = [1000, 2100] as const

const field = (
  tab: FieldTab,
  kind: PropertyFieldKind,
  name: string,
  more: Omit<PropertyField, 'tab' | 'kind' | 'name'> = {},
): PropertyField => ({ tab, kind, name, ...more })

const area = (name: string): PropertyField =>
  field('surfaces', 'decimal', name, { unit: 'm2', range: AREA })
const count = (tab: FieldTab, name: string): PropertyField =>
  field(tab, 'integer', name, { range: COUNT })
const euro = (tab: FieldTab, name: string, unit: FieldUnit = 'euro'): PropertyField =>
  field(tab, 'decimal', name, { unit, range: MONEY })
const text = (tab: FieldTab, name: string): PropertyField =>
  field(tab, 'text', name, { localized: true })

export const PROPERTY_FIELDS: readonly PropertyField[] = [
  field('listing', 'code', 'goal', { codes: ['0', '1'] }),
  field('listing', 'code', 'status', { codes: LISTING_STATUSES }),
  text('listing', 'typeDescription'),
  field('listing', 'formattedText', 'description', { localized: true }),
  field('listing', 'code', 'marquee', { codes: ['0', '2', '3'] }),
  text('listing', 'marqueeName'),
  field('listing', 'text', 'recordFile'),
  field('listing', 'date', 'createDate'),
  field('listing', 'date', 'modifyDate'),

  field('address', 'yesNo', 'publishAddress'),
  text('address', 'street'),
  field('address', 'text', 'houseNumber'),
  field('address', 'text', 'boxNr'),
  field('address', 'text', 'zip'),
  field('address', 'code', 'countryId', { codes: ['10', '50'], feed: 'CountryID' }),
  field('address', 'decimal', 'latitude', { range: [-90, 90] }),
  field('address', 'decimal', 'longitude', { range: [-180, 180] }),

  field('price', 'yesNo', 'publishPrice'),
  euro('price', 'price'),
  field('price', 'integer', 'priceUnit', { range: COUNT }),
  text('price', 'priceUnitText'),

  area('surfaceTotal'),
  area('surfaceLiving'),
  area('surfaceGround'),
  area('surfaceTerrace'),
  area('surfaceGarden'),
  area('surfaceStore'),
  area('surfaceConstructed'),
  area('surfaceOffice'),
  field('surfaces', 'decimal', 'frontWidth', { unit: 'm', range: AREA }),
  field('surfaces', 'decimal', 'plotWidth', { unit: 'm', range: AREA }),

  count('rooms', 'bedrooms'),
  count('rooms', 'bathrooms'),
  count('rooms', 'showerRooms'),
  count('rooms', 'toilets'),
  count('rooms', 'garages'),
  count('rooms', 'parkings'),
  count('rooms', 'externalParkings'),
  text('rooms', 'extraRooms'),

  field('building', 'integer', 'constructionYear', { range: YEAR }),
  field('building', 'integer', 'renovationYear', { range: YEAR }),
  count('building', 'floors'),
  field('building', 'integer', 'floor', { range: [-20, 200] }),
  field('building', 'code', 'facades', { codes: ['1', '2', '3', '4'] }),
  text('building', 'heating'),
  text('building', 'kitchen'),
  text('building', 'interiorComfort'),
  text('building', 'exteriorComfort'),
  text('building', 'windowFrame'),
  text('building', 'windowGlazing'),
  text('building', 'roofMaterial'),
  text('building', 'roofCondition'),
  field('building', 'code', 'gardenOrientation', { codes: ORIENTATIONS }),
  field('building', 'code', 'terraceOrientation', { codes: ORIENTATIONS }),

  field('energy', 'text', 'epcLabelText', { feed: 'EPCLabelText' }),
  field('energy', 'decimal', 'energyPerformance', { unit: 'kwhM2', range: [-10_000, 100_000] }),
  field('energy', 'decimal', 'energyTotal', { unit: 'kwh', range: [-10_000_000, 100_000_000] }),
  field('energy', 'decimal', 'co2Emission', {
    unit: 'co2',
    feed: 'CO2Emission',
    range: [-10_000, 100_000],
  }),
  field('energy', 'decimal', 'eLevel', { feed: 'ELevel', range: [-1000, 10_000] }),
  field('energy', 'text', 'epcReference', { feed: 'EPCReference' }),
  field('energy', 'date', 'epcEndDate', { feed: 'EPCEndDate' }),

  text('certificates', 'gasCertificate'),
  text('certificates', 'electricityCertificate'),
  text('certificates', 'groundCertificate'),
  text('certificates', 'asbestosType'),
  field('certificates', 'date', 'asbestosDate'),

  field('planning', 'code', 'permit', { codes: PLANNING_CODES.permit }),
  field('planning', 'code', 'areaDestination', { codes: PLANNING_CODES.areaDestination }),
  field('planning', 'code', 'summons', { codes: PLANNING_CODES.summons }),
  field('planning', 'code', 'preemptiveRight', { codes: PLANNING_CODES.preemptiveRight }),
  field('planning', 'code', 'allotmentPermit', { codes: PLANNING_CODES.allotmentPermit }),
  text('planning', 'planningInfo'),
  field('planning', 'webAddress', 'planningUrl'),
  text('planning', 'judicialDecision'),
  text('planning', 'floodZoneName'),
  field('planning', 'code', 'floodPScore', { codes: FLOOD_SCORES }),
  field('planning', 'code', 'floodGScore', { codes: FLOOD_SCORES }),

  euro('finance', 'realEstateTax'),
  euro('finance', 'cadastralIncome'),
  euro('finance', 'chargesOwner', 'euroPerMonth'),
  euro('finance', 'notaryFees'),
  field('finance', 'decimal', 'registeredRight', { unit: 'percent', range: [0, 100] }),
  text('finance', 'vatRegime'),
  field('finance', 'decimal', 'vatValue', { unit: 'percent', range: [0, 100] }),
  euro('finance', 'agencyCost'),
  euro('finance', 'garagePrice'),
  euro('finance', 'parkingPrice'),

  field('finance', 'date', 'availableFrom'),
  text('finance', 'availability'),

  euro('rental', 'chargesRenter', 'euroPerMonth'),
  euro('rental', 'depositAmount'),
  euro('rental', 'inventoryCost'),
  text('rental', 'contractType'),
  field('rental', 'integer', 'leaseYears', { range: [0, 99] }),
  field('rental', 'answer', 'individualMeters'),

  text('lifeAnnuity', 'annuityAges'),
  text('lifeAnnuity', 'annuityType'),
  euro('lifeAnnuity', 'annuityIndexedRent', 'euroPerMonth'),
  euro('lifeAnnuity', 'annuitySurvivorRent', 'euroPerMonth'),
  text('lifeAnnuity', 'annuityConditions'),

  text('surroundings', 'neighbourhoods'),
]

/** The name a field has in a listing feed: PascalCase of its name unless the table says else. */
export const feedName = (entry: PropertyField): string =>
  entry.feed ?? entry.name.charAt(0).toUpperCase() + entry.name.slice(1)
