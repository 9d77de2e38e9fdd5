import { regionOfZip, type BelgianRegion } from './region'

/** The ten provinces; Brussels lies in none. Those of a region stand together. */
export const PROVINCES = [
  ...(['antwerp', 'limburg', 'east-flanders', 'flemish-brabant', 'west-flanders'] as const),
  ...(['walloon-brabant', 'hainaut', 'liege', 'luxembourg', 'namur'] as const),
] as const

/** A Belgian province; `luxembourg` is the province, not the country. */
export type Province = (typeof PROVINCES)[number]

/** Where the postcodes of a province begin; they go on to the next line. */
const FIRST_ZIPS: readonly (readonly [first: number, province: Province | null])[] = [
  [1000, null],
  [1300, 'walloon-brabant'],
  [1500, 'flemish-brabant'],
  [2000, 'antwerp'],
  [3000, 'flemish-brabant'],
  [3500, 'limburg'],
  [4000, 'liege'],
  [5000, 'namur'],
  [6000, 'hainaut'],
  [6600, 'luxembourg'],
  [7000, 'hainaut'],
  [8000, 'west-flanders'],
  [9000, 'east-flanders'],
]

/**
 * The province of a Belgian postcode, given as a number or as text. Brussels, and anything but four
 * digits from 1000 to 9999, gives null.
 */
export function provinceOfZip(zip: unknown): Province | null {
  if (regionOfZip(zip) === null) return null
  const number = Number(zip)
  return FIRST_ZIPS.findLast(([first]) => number >= first)?.[1] ?? null
}

/** The region that a province is in. */
export const regionOfProvince = (province: Province): Exclude<BelgianRegion, 'brussels'> =>
  PROVINCES.indexOf(province) < PROVINCES.indexOf('walloon-brabant') ? 'flanders' : 'wallonia'
