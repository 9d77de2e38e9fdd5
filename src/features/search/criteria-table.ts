import { SORT_NAMES } from '@/features/properties/list-order'
import { FEATURES } from '@/features/properties/listing'
import type { CriterionField, ListCriteria } from './criteria'
import { joined, oneOf, range, rows, several, shape, whole, type Codec } from './criteria-codecs'
import { AVAILABILITIES, ENERGY_CLASSES, LISTED_STATES, LOOKS, RADII } from './criteria-values'
import { readArea, readBox, writeArea } from './drawn-area'

/** Ticks, each a parameter of its own. */
const ticks: Codec<ListCriteria['features']> = {
  names: FEATURES,
  key: 'h',
  read: (params) => FEATURES.filter((name) => params.getAll(name).some((value) => value !== '')),
  write: (value) => value.map((name) => [name, '1']),
  pack: (value) => joined(value.map((name) => FEATURES.indexOf(name))),
  unpack: (text) =>
    FEATURES.filter((_, index) => text.split('.').includes(String(index))),
}

const MOST_BEDROOMS = 20

/** Every criterion, in the order of a canonical address. Spec §2, "Query parameters". */
export const CODECS: { [F in CriterionField]: Codec<ListCriteria[F]> } = {
  cities: rows(
    ...(['city', 'c'] as const),
    (asked, places) => places.findCities(asked),
    (city, places) => places.cityName(city),
  ),
  radius: whole('radius', 'k', (km) => RADII.some((one) => one === km), null),
  types: rows(
    ...(['type', 't'] as const),
    (asked, places) => [places.findType(asked) ?? 0],
    (type, places) => places.typeNumber(type),
  ),
  price: range('price', 'e'),
  bedrooms: whole('bedrooms', 'b', (count) => count <= MOST_BEDROOMS, null),
  living: range('living', 'l'),
  plot: range('plot', 'g'),
  energy: several('energy', 'n', ENERGY_CLASSES),
  features: ticks,
  states: several('state', 'x', LISTED_STATES),
  availability: oneOf('availability', 'f', AVAILABILITIES, null),
  agencies: rows(
    ...(['agency', 'o'] as const),
    (asked, places) => [places.findAgency(asked) ?? 0],
    (agency, places) => places.agencyNumber(agency),
  ),
  area: shape('area', 'a', readArea, writeArea),
  box: shape('box', 'm', readBox, String),
  sort: oneOf('sort', 's', SORT_NAMES, 'date'),
  view: oneOf('view', 'd', LOOKS, 'grid'),
  page: whole('page', 'p', () => true, 1),
}
