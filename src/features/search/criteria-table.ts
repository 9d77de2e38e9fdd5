import { SORT_NAMES } from '@/features/properties/list-order'
import { FEATURES } from '@/features/properties/listing'
import type { CriterionField, ListCriteria, Places } from './criteria'
import {
  AVAILABILITIES,
  ENERGY_CLASSES,
  LISTED_STATES,
  LOOKS,
  MOST,
  RADII,
  rangeOf,
  rowsOf,
  wholeNumber,
  type Range,
} from './criteria-values'
import { readArea, readBox, writeArea } from './drawn-area'

/** How a criterion stands in an address and in the segment that pages are kept under. */
export interface Codec<V> {
  /** Its parameters, in the order of the address. */
  names: readonly string[]
  /** Its letter in the segment. */
  key: string
  /** Null where the parameters do not ask for it, or for nonsense. */
  read(params: URLSearchParams, places: Places): V | null
  /** Nothing where it is not asked for. */
  write(value: V, places: Places): [name: string, value: string][]
  /** Null where it is not asked for. */
  pack(value: V): string | null
  unpack(text: string): V | null
}

const many = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, MOST)

const joined = (parts: readonly (string | number)[]): string | null =>
  parts.length > 0 ? parts.join('.') : null

/** Rows of the database, which have a public name each. */
const rows = (
  name: string,
  key: string,
  find: (asked: string, places: Places) => number[],
  shown: (row: number, places: Places) => string | number | null,
): Codec<number[]> => ({
  names: [name],
  key,
  read: (params, places) => rowsOf(many(params, name).flatMap((asked) => find(asked, places))),
  write: (value, places) =>
    value.flatMap((row): [string, string][] => {
      const text = shown(row, places)
      return text === null ? [] : [[name, String(text)]]
    }),
  pack: joined,
  unpack: (text) => rowsOf(text.split('.').map(Number)),
})

const range = (name: string, key: string): Codec<Range> => ({
  names: [`${name}-min`, `${name}-max`],
  key,
  read: (params) =>
    rangeOf(wholeNumber(params.get(`${name}-min`)), wholeNumber(params.get(`${name}-max`))),
  write: ({ min, max }) => [
    ...(min === null ? [] : [[`${name}-min`, String(min)] satisfies [string, string]]),
    ...(max === null ? [] : [[`${name}-max`, String(max)] satisfies [string, string]]),
  ],
  pack: ({ min, max }) => (min === null && max === null ? null : `${min ?? ''}-${max ?? ''}`),
  unpack: (text) => {
    const [min = '', max = ''] = text.split('-')
    return rangeOf(wholeNumber(min), wholeNumber(max))
  },
})

/** Several of a few known values. */
const several = <T extends string>(name: string, key: string, all: readonly T[]): Codec<T[]> => ({
  names: [name],
  key,
  read: (params) => all.filter((one) => params.getAll(name).includes(one)),
  write: (value) => value.map((one) => [name, one]),
  pack: joined,
  unpack: (text) => all.filter((one) => text.split('.').includes(one)),
})

/** One of a few known values, of which one may be the default. */
const oneOf = <T extends string, D extends T | null>(
  name: string,
  key: string,
  all: readonly T[],
  unless: D,
): Codec<T | D> => ({
  names: [name],
  key,
  read: (params) => all.find((one) => one === params.get(name)) ?? null,
  write: (value) => (value === null || value === unless ? [] : [[name, value]]),
  pack: (value) => (value === unless ? null : value),
  unpack: (text) => all.find((one) => one === text) ?? null,
})

/** A whole number above zero, left out where it is `unless`. */
const whole = <D extends number | null>(
  name: string,
  key: string,
  isPossible: (number: number) => boolean,
  unless: D,
): Codec<number | D> => {
  const read = (text: string | null): number | null => {
    const number = text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
    return number !== null && isPossible(number) ? number : null
  }
  return {
    names: [name],
    key,
    read: (params) => read(params.get(name)),
    write: (value) => (value === unless ? [] : [[name, String(value)]]),
    pack: (value) => (value === unless ? null : String(value)),
    unpack: read,
  }
}

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

/** A shape on the map. A comma and a semicolon would need an escape in a path. */
const shape = <V>(
  name: string,
  key: string,
  read: (text: string) => V | null,
  write: (value: V) => string,
): Codec<V | null> => ({
  names: [name],
  key,
  read: (params) => read(params.get(name)?.trim() ?? ''),
  write: (value) => (value === null ? [] : [[name, write(value)]]),
  pack: (value) => value && write(value).replaceAll(',', '_').replaceAll(';', '-'),
  unpack: (text) => read(text.replaceAll('_', ',').replaceAll('-', ';')),
})

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
