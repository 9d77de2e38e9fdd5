import { regionsOfZones } from '../alerts/wish-zones'
import { zoneNamed } from '../search/zones'

/** What a search asks for that the register of demands has a field for, by its parameters. */
const SAME = { bedrooms: 'minBedrooms', 'price-min': 'minPrice', 'price-max': 'maxPrice' } as const

/** What of the address of a list is read here. */
export const WISH_PARAMETERS: ReadonlySet<string> = new Set(['goal', 'type', 'city', 'region', ...Object.keys(SAME)])

/**
 * What a visitor looked for in a list, as the fields of the form "demand-register" hold it: the list leads
 * there with its criteria in the address. What the form has no field for is left out; nothing that is
 * asked for gives nothing. Spec §3, "Demand register".
 */
export function wishOfSearch(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  const all = (name: string): string[] => params.getAll(name).flatMap((value) => value.split(',')).filter(Boolean)
  const zips = all('city').flatMap((city) => /\|(\d{4})$/.exec(city)?.[1] ?? [])
  const goal = params.get('goal')
  const asked = new Set(params.getAll('region').map((name) => zoneNamed(name, () => false)))
  const regions = regionsOfZones(asked)
  return {
    ...(goal && { goal }),
    ...(all('type').length > 0 && { types: all('type') }),
    ...(regions.length > 0 && { regions }),
    ...(zips.length > 0 && { zips: [...new Set(zips)].join(', ') }),
    ...Object.fromEntries(
      Object.entries(SAME).flatMap(([name, field]) => {
        const value = params.get(name)
        return value ? [[field, value]] : []
      }),
    ),
  }
}
