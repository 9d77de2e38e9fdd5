import type { Zone } from '../zones'

/** Turns what stands in an address into rows and back. */
export interface SearchPlaces {
  /** The cities a typed or linked place means, such as `Namur|5000`, `5000` or `namur`. */
  findCities(place: string): number[]
  /** The region or province a typed or linked place means; null where it is none, or a town. */
  findZone(place: string): Zone | null
  /** The type with a public number. */
  findType(number: string): number | null
  /** The agency with a public number. */
  findAgency(number: string): number | null
  /** `Name|zip` in the language of the page. */
  cityName(city: number): string | null
  /** The name of a region or province in the language of the page. */
  zoneName(zone: Zone): string
  /** The public number of a type. */
  typeNumber(type: number): number | null
  /** The public number of an agency. */
  agencyNumber(agency: number): number | null
}

/** How a criterion stands in an address and in the segment that pages are cached under. */
export interface Codec<V> {
  /** Its parameters, in the order of the address. */
  names: readonly string[]
  /** Its letter in the segment. */
  key: string
  /** Null where the parameters do not ask for it, or for nonsense. */
  read(params: URLSearchParams, places: SearchPlaces): V | null
  /** Nothing where it is not asked for. */
  write(value: V, places: SearchPlaces): [name: string, value: string][]
  /** Null where it is not asked for. */
  pack(value: V): string | null
  unpack(text: string): V | null
}

/** More of one kind than anybody asks for. */
const MOST = 20

/** More than any number that is asked for. */
export const LARGEST = 1_000_000_000

const isRow = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= LARGEST

/** Numbers of rows, each once, ascending. */
const rowsOf = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.filter(isRow))].sort((a, b) => a - b).slice(0, MOST)

/** The values of a parameter, each once, without those that are blank; of more than 20 the first. */
export const many = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).map((value) => value.trim()))].filter(Boolean).slice(0, MOST)

/** The first value that is not empty, as a form may send a name more than once; null without. */
export const one = (params: URLSearchParams, name: string): string | null =>
  params.getAll(name).find((value) => value.trim() !== '') ?? null

/** Parts as one text; null without any. */
export const joined = (parts: readonly (string | number)[]): string | null =>
  parts.length > 0 ? parts.join('.') : null

/** Rows of the database, which have a public name each. */
export const rows = (
  name: string,
  key: string,
  find: (asked: string, places: SearchPlaces) => number[],
  shown: (row: number, places: SearchPlaces) => string | number | null,
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

/** Several of a few known values. */
export const several = <T extends string>(
  name: string,
  key: string,
  all: readonly T[],
): Codec<T[]> => ({
  names: [name],
  key,
  read: (params) => all.filter((value) => params.getAll(name).includes(value)),
  write: (values) => values.map((value) => [name, value]),
  pack: joined,
  unpack: (text) => all.filter((value) => text.split('.').includes(value)),
})

/** One of a few known values, of which one may be the default. */
export const oneOf = <T extends string, D extends T | null>(
  name: string,
  key: string,
  all: readonly T[],
  unless: D,
): Codec<T | D> => ({
  names: [name],
  key,
  read: (params) => all.find((value) => value === one(params, name)) ?? null,
  write: (value) => (value === null || value === unless ? [] : [[name, value]]),
  pack: (value) => (value === unless ? null : value),
  unpack: (text) => all.find((value) => value === text) ?? null,
})

/** A whole number above zero, left out where it is `unless`. */
export const whole = <D extends number | null>(
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
    read: (params) => read(one(params, name)),
    write: (value) => (value === unless ? [] : [[name, String(value)]]),
    pack: (value) => (value === unless ? null : String(value)),
    unpack: read,
  }
}

/** A shape on the map. A comma and a semicolon would need an escape in a path; a minus stands behind no digit. */
export const shape = <V>(
  name: string,
  key: string,
  read: (text: string) => V | null,
  write: (value: V) => string,
): Codec<V | null> => ({
  names: [name],
  key,
  read: (params) => read(one(params, name)?.trim() ?? ''),
  write: (value) => (value === null ? [] : [[name, write(value)]]),
  pack: (value) => value && write(value).replaceAll(',', '_').replaceAll(';', '-'),
  unpack: (text) => read(text.replaceAll('_', ',').replace(/(\d)-/g, '$1;')),
})
