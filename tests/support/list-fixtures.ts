import type { PropertyCardView } from '@/domain/properties/views'
import type {
  ChoicesView,
  CountedChoice,
  FieldPlace,
  FieldView,
  FilterView,
  LinkChoice,
  ListView,
  RangeView,
} from '@/domain/search/list-views'

const ACTION = '/fr/a-vendre/'

/** A house in Namur; with a picture where it has a hash. */
const cardView = (id: number, fields: Partial<PropertyCardView> = {}): PropertyCardView => ({
  id, href: `/fr/a-vendre/namur/maison/${id}/`, goal: 'sale', zip: '5000', isInLuxembourg: false,
  type: { text: 'Maison', lang: 'fr' },
  city: { text: 'Namur', lang: 'fr' },
  headline: { text: 'Belle maison de maître avec jardin', lang: 'fr' },
  price: { kind: 'amount', euro: 250_000 + id, from: false, perMonth: false },
  ribbon: null, picture: null, icon: 'residential', energy: null,
  bedrooms: 3, bathrooms: 1, livingArea: 140, plotArea: 612,
  ...fields,
})

/** A choice that 3 properties have, in French. */
const choiceView = (value: string, label: string, fields: Partial<CountedChoice> = {}) => ({
  ...{ value, label, lang: 'fr', count: 3, selected: false } satisfies CountedChoice,
  ...fields,
})

const rangeView = (
  name: string,
  unit: string,
  place: FieldPlace,
  steps: number[],
  min: number | null = null,
): RangeView => ({
  kind: 'range', ...place, id: name, unit, min, max: null, steps, set: min === null ? 0 : 1,
  minName: `${name}-min`, maxName: `${name}-max`,
})

const choicesView = (
  name: string,
  place: FieldPlace,
  choices: CountedChoice[],
  none?: ChoicesView['none'],
): ChoicesView => ({
  kind: 'choices', ...place, name, none, choices,
  set: choices.filter(({ selected }) => selected).length,
})

const panel = (id: FieldPlace['panel'], ...fields: FieldView[]): FilterView['panels'][number] => ({
  id, fields, set: fields.reduce((sum, { set }) => sum + set, 0),
})

/** The form, narrowed to houses in Namur from 200,000 euro where that is asked. */
const filterView = (isNarrowed: boolean): FilterView => ({
  panels: [
    panel(
      'city',
      {
        kind: 'place', panel: 'city', legend: 'places', set: isNarrowed ? 1 : 0,
        chosen: isNarrowed ? [{ value: 'Namur|5000', label: 'Namur (5000)' }] : [],
        offered: [
          { name: 'Namur', zip: '5000', count: 12 },
          { name: 'Élouges', zip: '7370', count: 2 },
        ],
      },
      choicesView(
        'radius',
        { panel: 'city', legend: 'radius' },
        isNarrowed ? [choiceView('5', '5 km'), choiceView('10', '10 km')] : [],
        'noRadius',
      ),
    ),
    panel(
      'type',
      choicesView('type', { panel: 'type', legend: 'type' }, [
        choiceView('1', 'Maison', { count: 12, selected: isNarrowed }),
        choiceView('2', 'Appartement'),
        choiceView('4', 'Grundstück', { lang: 'de', count: 0 }),
      ]),
    ),
    panel(
      'price',
      rangeView(
        ...(['price', '€', { panel: 'price', legend: 'price' }] as const),
        [100_000, 200_000, 300_000],
        isNarrowed ? 200_000 : null,
      ),
    ),
    panel(
      'bedrooms',
      choicesView(
        ...(['bedrooms', { panel: 'bedrooms', legend: 'bedrooms' }] as const),
        ['1', '2', '3', '4'].map((count) => choiceView(count, `${count}+`)),
        'any',
      ),
    ),
    panel(
      'more',
      rangeView('living', 'm²', { panel: 'more', legend: 'livingArea' }, [50, 100, 150]),
      rangeView('plot', 'm²', { panel: 'more', legend: 'plotArea' }, [500, 1000]),
      {
        kind: 'ticks', panel: 'more', legend: 'features', set: 0,
        choices: [
          { ...choiceView('1', 'Garage'), name: 'garage' },
          { ...choiceView('1', 'Jardin'), name: 'garden' },
        ],
      },
      choicesView(
        ...(['energy', { panel: 'more', legend: 'energy' }] as const),
        ['a', 'b', 'c'].map((label) => choiceView(label, label.toUpperCase())),
      ),
      choicesView('state', { panel: 'more', legend: 'state' }, [
        choiceView('available', 'Disponible'),
        choiceView('option', 'Sous option'),
      ]),
      choicesView(
        ...(['availability', { panel: 'more', legend: 'availability' }] as const),
        [choiceView('now', 'Immédiatement'), choiceView('3', 'Dans les trois mois')],
        'any',
      ),
      choicesView('agency', { panel: 'more', legend: 'agency' }, [
        choiceView('7', 'Agence de Namur'),
      ]),
    ),
  ],
  active: isNarrowed ? 3 : 0,
})

const link = (value: string, label: string, query: string, selected = false): LinkChoice => ({
  value, label, lang: 'fr', href: ACTION + query, selected,
})

/** The first of two pages of what is for sale, in French, without criteria. */
export const listView = (fields: Partial<ListView> = {}): ListView => ({
  goal: 'sale', heading: '30 biens à vendre', total: 30, page: 1, pages: 2,
  cards: [1, 2, 3].map((id) => cardView(id)),
  action: ACTION, href: ACTION, segment: '-', look: 'grid', lookAsked: false,
  rowsHref: `${ACTION}?view=list`,
  looks: [
    link('grid', 'Grille', '', true),
    link('list', 'Liste', '?view=list'),
    link('map', 'Carte', '?view=map'),
  ],
  sorts: [link('date', 'Plus récents', '', true), link('price', 'Prix croissant', '?sort=price')],
  filters: filterView(false),
  passedOn: [], chips: [], clearHref: null, loosen: [],
  demandHref: '/fr/demande/',
  map: { pointsHref: '/find/points/fr/sale/-', area: null, circles: [], bounds: null },
  previous: null, next: `${ACTION}?page=2`,
  pageLinks: [
    { page: 1, href: ACTION, current: true },
    { page: 2, href: `${ACTION}?page=2`, current: false },
  ],
  unknownCity: false,
  unread: null,
  ...fields,
})

/** A search for houses in Namur from 200,000 euro, looked at with the map. */
export const narrowedView = (fields: Partial<ListView> = {}): ListView => {
  const plain = listView()
  return {
    ...plain,
    heading: '12 maisons à vendre à Namur',
    total: 12, pages: 1, pageLinks: [], next: null, lookAsked: true, look: 'map',
    href: `${ACTION}?city=Namur|5000&type=1&price-min=200000`, segment: '~c1~t1~e200000-',
    clearHref: ACTION,
    passedOn: [{ name: 'view', value: 'map' }],
    chips: [
      { label: 'Namur (5000)', lang: 'fr', href: `${ACTION}?type=1` },
      { label: 'Grundstück', lang: 'de', href: `${ACTION}?city=Namur|5000` },
    ],
    filters: filterView(true),
    map: {
      ...plain.map,
      pointsHref: '/find/points/fr/sale/~c1~t1~e200000-',
      circles: [{ latitude: 50.467, longitude: 4.867, metres: 5000 }],
    },
    ...fields,
  }
}
