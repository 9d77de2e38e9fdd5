import { LANGUAGES, type Language } from '@/i18n/languages'
import type { Planned } from './plan'
import { words } from './words'

/** The number of the type of each kind. Spec §3, "Property type". */
export const WEB_IDS: Record<Planned['kind'], number> = {
  house: 1,
  apartment: 2,
  studio: 3,
  land: 4,
  investment: 5,
  commercial: 6,
  garage: 7,
}

/** The seven types by number, in the four languages. Spec §3, "Property type". */
export const TYPE_NAMES: Record<number, Record<Language, string>> = {
  1: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
  2: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  3: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  4: { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  5: {
    nl: 'Opbrengsteigendom',
    fr: 'Immeuble de rapport',
    en: 'Investment property',
    de: 'Renditeobjekt',
  },
  6: { nl: 'Handelspand', fr: 'Commerciale', en: 'Commercial', de: 'Gewerbeobjekt' },
  7: {
    nl: 'Garage/parking',
    fr: 'Garage/parking',
    en: 'Garage/parking',
    de: 'Garage/Stellplatz',
  },
}

/** The names of the countries in the feed, by their ID. Spec §3, "CountryName". */
export const COUNTRIES = {
  10: words('België', 'Belgique', 'Belgium', 'Belgien'),
  50: words('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'),
} as const

export interface TypeRow {
  ID: number
  WebID: number
  Name: string
  ShowOrder: number
  Sale: boolean
  Rent: boolean
  language: Language
}

/** The seven property types as rows of the feed; land is for sale only. */
export const typeRows = (): TypeRow[] =>
  Object.entries(TYPE_NAMES).flatMap(([key, names]) =>
    LANGUAGES.map((language) => ({
      ID: Number(key),
      WebID: Number(key),
      Name: names[language],
      ShowOrder: Number(key),
      Sale: true,
      Rent: key !== '4',
      language,
    })),
  )
