import type { PropertyCardView } from '@/features/properties/views'
import type { CountedChoice, LinkChoice, ListView, RangeView } from '@/features/search/list-views'

const ACTION = '/fr/a-vendre/'

/** A house in Namur; with a picture where it has a hash. */
const cardView = (id: number, fields: Partial<PropertyCardView> = {}): PropertyCardView => ({
  ...{ id, href: `/fr/a-vendre/namur/maison/${id}/`, goal: 'sale', zip: '5000' },
  type: { text: 'Maison', lang: 'fr' },
  city: { text: 'Namur', lang: 'fr' },
  headline: { text: 'Belle maison de maître avec jardin', lang: 'fr' },
  price: { kind: 'amount', euro: 250_000 + id, from: false, perMonth: false },
  ...{ ribbon: null, picture: null, icon: 'residential', energy: null },
  ...{ bedrooms: 3, bathrooms: 1, livingArea: 140, plotArea: 612 },
  ...fields,
})

/** A choice that 3 properties have, in French. */
const choiceView = (value: string, label: string, fields: Partial<CountedChoice> = {}) => ({
  ...{ value, label, lang: 'fr', count: 3, selected: false } satisfies CountedChoice,
  ...fields,
})

const rangeView = (name: string, steps: number[]): RangeView => ({
  ...{ minName: `${name}-min`, maxName: `${name}-max`, min: null, max: null, steps },
})

const link = (value: string, label: string, query: string, selected = false): LinkChoice => ({
  ...{ value, label, lang: 'fr', href: ACTION + query, selected },
})

/** The first of two pages of what is for sale, in French, without criteria. */
export const listView = (fields: Partial<ListView> = {}): ListView => ({
  ...{ goal: 'sale', heading: '30 biens à vendre', total: 30, page: 1, pages: 2 },
  cards: [1, 2, 3].map((id) => cardView(id)),
  ...{ action: ACTION, href: ACTION, segment: '-', look: 'grid', lookAsked: false },
  looks: [
    link('grid', 'Grille', '', true),
    link('list', 'Liste', '?view=list'),
    link('map', 'Carte', '?view=map'),
  ],
  sorts: [link('date', 'Plus récents', '', true), link('price', 'Prix croissant', '?sort=price')],
  filters: {
    cities: [],
    cityChoices: [
      { name: 'Namur', zip: '5000', count: 12 },
      { name: 'Élouges', zip: '7370', count: 2 },
    ],
    radius: [],
    types: [
      choiceView('1', 'Maison', { count: 12 }),
      choiceView('2', 'Appartement'),
      choiceView('4', 'Grundstück', { lang: 'de', count: 0 }),
    ],
    price: rangeView('price', [100_000, 200_000, 300_000]),
    bedrooms: ['1', '2', '3', '4'].map((count) => choiceView(count, `${count}+`)),
    livingArea: rangeView('living', [50, 100, 150]),
    plotArea: rangeView('plot', [500, 1000]),
    energy: ['a', 'b', 'c'].map((label) => choiceView(label, label.toUpperCase())),
    features: [
      { ...choiceView('1', 'Garage'), name: 'garage' },
      { ...choiceView('1', 'Jardin'), name: 'garden' },
    ],
    state: [choiceView('available', 'Disponible'), choiceView('option', 'Sous option')],
    availability: [choiceView('now', 'Immédiatement'), choiceView('3', 'Dans les trois mois')],
    agencies: [choiceView('7', 'Agence de Namur')],
    active: 0,
  },
  ...{ kept: [], chips: [], clearHref: null, loosen: [] },
  demandHref: '/fr/demande/',
  map: { pointsHref: '/find/points/fr/sale/-', area: null, circles: [], bounds: null },
  ...{ previous: null, next: `${ACTION}?page=2` },
  pageLinks: [
    { page: 1, href: ACTION, current: true },
    { page: 2, href: `${ACTION}?page=2`, current: false },
  ],
  unknownCity: false,
  ...fields,
})

/** A search for houses in Namur from 200,000 euro, looked at with the map. */
export const narrowedView = (fields: Partial<ListView> = {}): ListView => {
  const plain = listView()
  const { types, price, radius } = plain.filters
  return {
    ...plain,
    heading: '12 maisons à vendre à Namur',
    ...{ total: 12, pages: 1, pageLinks: [], next: null, lookAsked: true, look: 'map' },
    ...{ href: `${ACTION}?city=Namur|5000&type=1&price-min=200000`, segment: '~c1~t1~e200000-' },
    clearHref: ACTION,
    kept: [{ name: 'view', value: 'map' }],
    chips: [
      { label: 'Namur (5000)', lang: 'fr', href: `${ACTION}?type=1` },
      { label: 'Grundstück', lang: 'de', href: `${ACTION}?city=Namur|5000` },
    ],
    filters: {
      ...plain.filters,
      cities: [{ value: 'Namur|5000', label: 'Namur (5000)' }],
      radius: [...radius, choiceView('5', '5 km'), choiceView('10', '10 km')],
      types: types.map((type) => ({ ...type, selected: type.value === '1' })),
      price: { ...price, min: 200_000 },
      active: 3,
    },
    map: {
      ...plain.map,
      pointsHref: '/find/points/fr/sale/~c1~t1~e200000-',
      circles: [{ latitude: 50.467, longitude: 4.867, metres: 5000 }],
    },
    ...fields,
  }
}
