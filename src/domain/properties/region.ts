export type BelgianRegion = 'brussels' | 'wallonia' | 'flanders'
export type Region = BelgianRegion | 'luxembourg'

const BELGIUM = '10'
const LUXEMBOURG = '50'

const ZIPS: readonly (readonly [first: number, last: number, region: BelgianRegion])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
]

/**
 * The Belgian region of a postcode, given as a number or as text. Anything but four digits from
 * 1000 to 9999 gives null. Spec §9.
 */
export function regionOfZip(zip: unknown): BelgianRegion | null {
  const text = typeof zip === 'number' || typeof zip === 'string' ? String(zip).trim() : ''
  if (!/^\d{4}$/.test(text)) return null
  const number = Number(text)
  return ZIPS.find(([first, last]) => number >= first && number <= last)?.[2] ?? null
}

/** Whether a listing stands in Luxembourg, by its country. Spec §3, "CountryID". */
export const isInLuxembourg = (countryId: unknown): boolean => String(countryId).trim() === LUXEMBOURG

/**
 * The region whose rules a property follows: by postcode in Belgium (country 10), the country
 * itself for Luxembourg (50). Another or no country, or a bad postcode, gives null. Spec §3, §9.
 */
export function regionOf({ countryId, zip }: { countryId: unknown; zip: unknown }): Region | null {
  if (isInLuxembourg(countryId)) return 'luxembourg'
  return String(countryId).trim() === BELGIUM ? regionOfZip(zip) : null
}
