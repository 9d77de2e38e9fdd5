import { catalogueRow } from './catalogue-fixtures'

/** A project as it is read, in every language. */
export const PROJECT_DOC = {
  id: 1, listingId: 77, zip: '4000', delivery: '2027-06', status: 'available',
  name: { fr: 'Les Jardins', nl: 'De Tuinen' },
  city: { id: 1, name: { fr: 'Liège', nl: 'Luik' } },
  publishAddress: true, street: { fr: 'Rue Haute' }, houseNumber: '12',
  priceMin: null, priceMax: null, externalUrl: null,
  description: { fr: '<p>Texte</p>' },
  constructions: [{ name: { fr: 'Phase 1' }, delivery: '2027' }, {}],
  documents: [{ name: 'Lastenboek', language: 'nl' }, { name: 'Plan' }, {}],
  pictures: [{ hash: 'first' }, { hash: 'second' }],
}

/** Its units: two that are free, one of them without a price, one under option and one sold. */
export const PROJECT_UNITS = [
  catalogueRow({ id: 1, price: 200_000 }),
  catalogueRow({ id: 2, price: 300_000, status: 'option' }),
  catalogueRow({ id: 3, price: 100_000, status: 'sold' }),
  catalogueRow({ id: 4, price: 50_000, publishPrice: false }),
]
