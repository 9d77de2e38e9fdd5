import { PROPERTY_FIELDS, type PropertyField } from '@/domain/properties/fields'

const SHARED = [
  ...['goal', 'street', 'houseNumber', 'boxNr', 'zip', 'countryId', 'latitude', 'longitude'],
  'description',
]
const MONEY = [0, 1_000_000_000] as const

/** The simple fields of a project, described like those of a property. Spec §3, "Project". */
export const PROJECT_FIELDS: readonly PropertyField[] = [
  ...PROPERTY_FIELDS.filter(({ name }) => SHARED.includes(name)),
  { tab: 'listing', kind: 'text', name: 'name', localized: true },
  { tab: 'listing', kind: 'longText', name: 'situation', localized: true },
  { tab: 'listing', kind: 'longText', name: 'technicalData', localized: true },
  {
    tab: 'listing',
    kind: 'code',
    name: 'status',
    codes: ['available', 'option', 'sold', 'sold out', 'rented'],
  },
  { tab: 'listing', kind: 'text', name: 'delivery' },
  {
    tab: 'listing',
    kind: 'integer',
    name: 'projectWebId',
    feed: 'ProjectWebID',
    range: [0, Number.MAX_SAFE_INTEGER],
  },
  { tab: 'address', kind: 'yesNo', name: 'publishAddress', feed: 'PublicAddress' },
  { tab: 'price', kind: 'decimal', name: 'priceMin', unit: 'euro', range: MONEY },
  { tab: 'price', kind: 'decimal', name: 'priceMax', unit: 'euro', range: MONEY },
]

/** The states a unit of a project may be in. Spec §4. */
export const UNIT_STATUS = ['available', 'option', 'sold', 'sold out', 'rented']
