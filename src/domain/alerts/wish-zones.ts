import { provinceOfZip } from '../properties/province'
import { regionOf } from '../properties/region'
import { ZONES, type Zone } from '../search/zones'

const LUXEMBOURG = 'luxembourg'

/** A province as a wish names it: `luxembourg` is the country there. */
const nameOf = (zone: Zone): string => (zone === LUXEMBOURG ? 'luxembourg-province' : zone)

/** The regions that can be wished for: each with its provinces behind it, Luxembourg at the end. Spec §3, "Demand register". */
export const WISHED_REGIONS: readonly string[] = [
  ...ZONES.filter((zone) => zone !== 'brussels').map(nameOf),
  'brussels', LUXEMBOURG,
]

/** The regions of a wish for those of a list. */
export const regionsOfZones = (zones: ReadonlySet<Zone | null>): string[] =>
  WISHED_REGIONS.filter((region) => zones.has(zoneOfRegion(region)) && region !== LUXEMBOURG)

/** The region of a list that a wished one is; null for the country Luxembourg, which lists have none for. */
export const zoneOfRegion = (region: string): Zone | null =>
  ZONES.find((zone) => nameOf(zone) === region) ?? null

interface Place {
  zip: string
  countryId: string
}

/** What somebody can wish for who wants something at a place: its region, its province and its postcode. */
export function zonesAround(place: Place): string[] {
  const region = regionOf(place)
  const zip = place.zip.trim().replace(/^L-?/i, '')
  const province = region === LUXEMBOURG || region === null ? null : provinceOfZip(zip)
  return [
    zip,
    ...(region ? [region] : []),
    ...(province ? [nameOf(province)] : []),
    ...(region === LUXEMBOURG ? [`L${zip}`, `L-${zip}`] : []),
  ]
}
