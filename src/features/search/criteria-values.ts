/** Which values criteria can have. An address is read and written with the same limits. */

/** Kilometres around the chosen places. */
export const RADII = [5, 10, 20, 50] as const

/** `a` covers A and better, `g` covers G and worse. Spec §9. */
export const ENERGY_CLASSES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

/** States that are listed; what is sold or rented is not. Spec §4. */
export const LISTED_STATES = ['available', 'option'] as const

/** Free now, within three months, within six. */
export const AVAILABILITIES = ['now', '3', '6'] as const

/** How a list is looked at, the first one unless another is asked for. Spec §1. */
export const LOOKS = ['grid', 'list', 'map'] as const

export type EnergyClass = (typeof ENERGY_CLASSES)[number]
export type ListedState = (typeof LISTED_STATES)[number]
export type Availability = (typeof AVAILABILITIES)[number]

/** A lower and an upper bound, both included; null is open. */
export interface Range {
  min: number | null
  max: number | null
}

/** Latitude and longitude in degrees. */
export type Point = [latitude: number, longitude: number]

/** South, west, north and east in degrees. */
export type Box = [south: number, west: number, north: number, east: number]

/** More of one kind than anybody asks for. */
export const MOST = 20

const LARGEST = 1_000_000_000

/** A typed whole number such as `300000`, `300.000` or `€ 300 000`; anything else gives null. */
export function wholeNumber(text: string | null): number | null {
  const typed = text?.replaceAll(/[€\s]/g, '') ?? ''
  if (!/^(?:\d{1,10}|\d{1,3}(?:[.']\d{3}){1,3})$/.test(typed)) return null
  const number = Number(typed.replaceAll(/\D/g, ''))
  return number >= 1 && number <= LARGEST ? number : null
}

/** Two bounds in their order. */
export const rangeOf = (min: number | null, max: number | null): Range =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }

const isRow = (number: number): boolean =>
  Number.isInteger(number) && number > 0 && number <= LARGEST

/** Numbers of rows, each once, ascending. */
export const rowsOf = (numbers: readonly number[]): number[] =>
  [...new Set(numbers.filter(isRow))].sort((a, b) => a - b).slice(0, MOST)
