import { Catalogue } from '@/domain/search/catalogue'
import type { CatalogueRow } from '@/domain/search/catalogue-row'
import { LANGUAGES, type Language, type Localized } from '@/i18n/languages'
import { perLanguage } from '@/routes/paths'
import type { CataloguePicture } from '@/domain/media/picture'

/** Listings that are the same in every run: the number of one decides everything about it. */
export const TOWNS = 400
export const PICTURES = 15

/** What stands in the database before the generated rows, by which their numbers are moved. */
export interface Bases {
  city: number
  type: number
  agency: number
  media: number
  property: number
}

const NO_BASES: Bases = { city: 0, type: 0, agency: 0, media: 0, property: 0 }

const TYPES: Record<Language, string>[] = [
  { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  { nl: 'Appartement', fr: 'Appartement', en: 'Flat', de: 'Wohnung' },
  { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  { nl: 'Grond', fr: 'Terrain', en: 'Land', de: 'Grundstück' },
  { nl: 'Kantoor', fr: 'Bureau', en: 'Office', de: 'Büro' },
  { nl: 'Winkel', fr: 'Commerce', en: 'Shop', de: 'Laden' },
  { nl: 'Garage', fr: 'Garage', en: 'Garage', de: 'Garage' },
]

const ROOMS: Record<Language, string[]> = {
  nl: ['Voorgevel', 'Woonkamer met open keuken', 'Badkamer op de verdieping', 'Tuin op het zuiden'],
  fr: ['Façade avant', 'Séjour avec cuisine ouverte', 'Salle de bain à l’étage', 'Jardin au sud'],
  en: ['Street front', 'Living room with open kitchen', 'Bathroom upstairs', 'Garden facing south'],
  de: ['Straßenseite', 'Wohnzimmer mit offener Küche', 'Bad im Obergeschoss', 'Garten nach Süden'],
}

const PART = 'na mur gent leu ven saint ma rie bou tour nai ker hal le ville dor zee berg'.split(' ')

/** A number from 0 below `most` that looks like chance and is always the same. */
export const spread = (id: number, most: number): number => (id * 7919) % most

const townName = (id: number): string => {
  const parts = [id, id * 31, id * 57].map((seed) => PART[spread(seed, PART.length)] ?? '')
  return `${parts.join('').replace(/^./, (first) => first.toUpperCase())} ${id}`
}

export const city = (id: number, bases: Bases) => ({
  id: bases.city + id,
  names: { fr: townName(id), ...(id % 3 === 0 && { nl: `${townName(id)}gem` }) },
  zip: String(1000 + spread(id, 9000)),
  countryId: '10',
  latitude: 49.6 + spread(id, 190) / 100,
  longitude: 2.6 + spread(id, 370) / 100,
})

export const type = (id: number, bases: Bases) => ({
  id: bases.type + id, number: 900 + id, names: TYPES[id - 1] ?? {}, iconClass: 1,
  alsoCalled: {}, showOrder: id, sale: true, rent: true,
})

export const agency = (id: number, bases: Bases) => {
  return { id: bases.agency + id, number: 900 + id, name: `Agence ${id}` }
}

export const TYPE_IDS = TYPES.map((_, index) => index + 1)

/** Picture `place` of a listing, the first is 0. */
export const picture = (id: number, place: number, bases = NO_BASES): CataloguePicture => {
  const seed = id * PICTURES + place
  const bytes = spread(seed, 1_000_003).toString(36).padStart(8, 'Q').repeat(18)
  return {
    id: bases.media + (id - 1) * PICTURES + place + 1,
    hash: (BigInt(seed) * 7919n).toString(16).padStart(20, '0').slice(-20),
    width: 1360, height: 906, focalX: 50, focalY: 50,
    preview: `data:image/webp;base64,${bytes}`,
    alt: perLanguage((language) => `${ROOMS[language][place % 4]}, ${place + 1}/${PICTURES} (${id})`),
  }
}

const STREETS = ['', 'Rue de la Gare', 'Stationsstraat']

export const street = (id: number): string => `${STREETS[1 + (id % 2)]} ${id}`

export const description = (id: number): Localized<string> =>
  perLanguage(
    (language) =>
      `<p>${`${TYPES[id % TYPES.length]?.[language]} ${townName(1 + (id % TOWNS))} ${id}. `.repeat(25)}</p>`,
  )

/** A listing as the catalogue has it. Most are for sale and available. */
export const listing = (id: number, bases = NO_BASES): CatalogueRow => {
  const town = city(1 + (id % TOWNS), bases)
  const typeId = bases.type + 1 + (id % TYPES.length)
  const sold = id % 23 === 0
  return {
    row: bases.property + id, id: bases.property + id, goal: id % 4 === 0 ? 'rent' : 'sale',
    status: sold ? (id % 4 === 0 ? 'rented' : 'sold') : id % 9 === 0 ? 'option' : 'available',
    typeId, typeIds: [typeId], cityId: town.id, projectId: null, zip: town.zip,
    countryId: '10', publishPrice: true, priceUnit: 1, priceNote: {}, marquee: '0', marqueeName: {},
    price: id % 4 === 0 ? 500 + spread(id, 2500) : 100_000 + spread(id, 900_000),
    headline: perLanguage((code) => `${TYPES[id % TYPES.length]?.[code]} ${town.names.fr} ${id}`),
    hiddenIn: id % 50 === 0 ? ['de'] : [],
    bedrooms: spread(id, 6), bathrooms: 1, livingArea: 40 + spread(id, 300), floor: null,
    plotArea: spread(id, 2000), garages: id % 3, parkings: 0, gardenArea: id % 2, terraceArea: id % 4,
    latitude: id % 2 ? 49.6 + spread(id, 190) / 100 : null,
    longitude: id % 2 ? 2.6 + spread(id, 370) / 100 : null,
    agencyId: bases.agency + 1 + (id % 7), newBuild: id % 10 === 0,
    lifeAnnuity: id % 100 === 50, annuityRent: id % 100 === 50 ? 650 : null, rentHiddenIn: [], availableFrom: null,
    charges: id % 4 === 0 ? spread(id, 150) : null, chargesHiddenIn: [],
    underVat: id % 10 === 0 && id % 4 !== 0, vatPercent: id % 10 === 0 ? 21 : null,
    // A new site shows what a sale costs of sales alone.
    vatHiddenIn: id % 20 === 0 ? LANGUAGES : [],
    energyPerformance: spread(id, 600), epcLabelText: null,
    createDate: new Date(Date.UTC(2026, 0, 1) + spread(id, 20_000_000) * 1000).toISOString(),
    picture: picture(id, 0, bases),
  }
}

/** Towns, types and agencies, and so many listings, each changed by `change`. */
export function filledCatalogue(
  count: number,
  change: (row: CatalogueRow) => CatalogueRow = (row) => row,
): Catalogue {
  const catalogue = new Catalogue()
  for (let id = 1; id <= TOWNS; id += 1) catalogue.cities.set(id, city(id, NO_BASES))
  for (const id of TYPE_IDS) {
    catalogue.types.set(id, type(id, NO_BASES))
    catalogue.agencies.set(id, agency(id, NO_BASES))
  }
  for (let id = 1; id <= count; id += 1) catalogue.put(change(listing(id)))
  return catalogue
}
