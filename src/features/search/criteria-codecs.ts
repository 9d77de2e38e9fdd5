import type { Places } from './criteria'
import { MOST, rangeOf, rowsOf, wholeNumber, type Range } from './criteria-values'

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

/** The first value that is not empty: a form may send a name more than once. */
const one = (params: URLSearchParams, name: string): string | null =>
  params.getAll(name).find((value) => value.trim() !== '') ?? null

/** Parts as one text; null without any. */
export const joined = (parts: readonly (string | number)[]): string | null =>
  parts.length > 0 ? parts.join('.') : null

/** Rows of the database, which have a public name each. */
export const rows = (
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

/** Two bounds, each a parameter of its own. */
export const range = (name: string, key: string): Codec<Range> => ({
  names: [`${name}-min`, `${name}-max`],
  key,
  read: (params) =>
    rangeOf(wholeNumber(one(params, `${name}-min`)), wholeNumber(one(params, `${name}-max`))),
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

/** A shape on the map. A comma and a semicolon would need an escape in a path. */
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
  unpack: (text) => read(text.replaceAll('_', ',').replaceAll('-', ';')),
})
