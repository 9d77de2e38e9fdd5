import type { Localized } from '@/i18n/languages'

interface FirstComparison {
  field: string
  logic: 'equals' | 'differs' | 'not-empty'
  compareWithValue?: string
}

export interface SharedCondition extends FirstComparison {
  name: Required<Localized<string>>
  shows: readonly string[]
  advancedCondition?: readonly (FirstComparison & { join: 'and' | 'or' })[]
}

const SALE: FirstComparison = { field: 'goal', logic: 'equals', compareWithValue: '0' }
const RENT: FirstComparison = { field: 'goal', logic: 'equals', compareWithValue: '1' }
const NOT_LAND: FirstComparison = { field: 'type', logic: 'differs', compareWithValue: '4' }
const NOT_GARAGE: FirstComparison = { field: 'type', logic: 'differs', compareWithValue: '7' }
const NOT_FLAT: FirstComparison = { field: 'type', logic: 'differs', compareWithValue: '2' }
const NOT_STUDIO: FirstComparison = { field: 'type', logic: 'differs', compareWithValue: '3' }

/**
 * The conditions that every site starts with. They hide what makes no sense for a kind of property
 * and nothing that an advertisement of it must mention: a plot and a garage have no certificate of
 * energy, a flat is no terraced house, and a sale has no tenant. Spec §3, "Property display condition", and the types
 * 2, 3, 4 and 7.
 */
export const SHARED_CONDITIONS: readonly SharedCondition[] = [
  {
    name: {
      nl: 'Alleen bij verhuur',
      fr: 'Location seulement',
      en: 'Rent only',
      de: 'Nur bei Vermietung',
    },
    shows: ['rental'],
    ...RENT,
  },
  {
    name: {
      nl: 'Alleen bij verkoop',
      fr: 'Vente seulement',
      en: 'Sale only',
      de: 'Nur bei Verkauf',
    },
    shows: [
      'cadastralIncome', 'registeredRight', 'vatRegime', 'vatValue', 'notaryFees',
      'chargesOwner', 'energyNotice',
    ],
    ...SALE,
  },
  {
    name: {
      nl: 'Niet bij grond',
      fr: 'Pas pour un terrain',
      en: 'Not for land',
      de: 'Nicht bei Grundstücken',
    },
    shows: [
      'rooms', 'energy', 'energyNotice', 'gasCertificate', 'electricityCertificate',
      'asbestosType', 'asbestosDate', 'surfaceLiving', 'surfaceTerrace', 'surfaceOffice',
      'constructionYear', 'renovationYear', 'floors', 'floor', 'heating', 'kitchen',
      'interiorComfort', 'exteriorComfort', 'windowFrame', 'windowGlazing', 'roofMaterial',
      'roofCondition', 'terraceOrientation', 'floodGScore', 'individualMeters',
    ],
    ...NOT_LAND,
  },
  {
    name: {
      nl: 'Niet bij garage of parkeerplaats',
      fr: 'Pas pour un garage ou parking',
      en: 'Not for a garage or parking space',
      de: 'Nicht bei Garage oder Stellplatz',
    },
    shows: [
      'bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'extraRooms', 'surfaceLiving',
      'surfaceGarden', 'surfaceTerrace', 'gardenOrientation', 'terraceOrientation',
      'heating', 'kitchen', 'interiorComfort', 'gasCertificate', 'energy', 'energyNotice',
      'individualMeters', 'facades',
    ],
    ...NOT_GARAGE,
  },
  {
    name: {
      nl: 'Niet bij appartement of studio',
      fr: 'Pas pour un appartement ou studio',
      en: 'Not for an apartment or studio',
      de: 'Nicht bei Wohnung oder Studio',
    },
    shows: ['facades'],
    ...NOT_FLAT,
    advancedCondition: [{ join: 'and', ...NOT_STUDIO }],
  },
  {
    name: {
      nl: 'Alleen bij verkoop op lijfrente',
      fr: 'Viager seulement',
      en: 'Life annuity only',
      de: 'Nur bei Verkauf auf Leibrente',
    },
    shows: ['lifeAnnuity'],
    field: 'annuityType', logic: 'not-empty',
    advancedCondition: [
      { join: 'or', field: 'annuityIndexedRent', logic: 'not-empty' },
      { join: 'and', ...SALE },
    ],
  },
]
