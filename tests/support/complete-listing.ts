import type { Goal } from '@/domain/properties/goal'
import type { Region } from '@/domain/properties/region'

type Fields = Record<string, unknown>

const BASE: Fields = { status: 'available', marquee: '0', publishPrice: true, price: 300_000 }

const FLEMISH_FACTS: Fields = {
  permit: 'Vg',
  areaDestination: 'Wg',
  summons: 'Gmo',
  preemptiveRight: 'Gvkr',
  allotmentPermit: 'Gvv',
  floodPScore: 'A',
  floodGScore: 'B',
}

const PLACES: Record<Region, Fields> = {
  flanders: { countryId: '10', zip: '9000' },
  wallonia: { countryId: '10', zip: '5000' },
  brussels: { countryId: '10', zip: '1000' },
  luxembourg: { countryId: '50', zip: '1234' },
}

const LAW: Record<Region, Record<Goal, Fields>> = {
  flanders: {
    sale: { energyPerformance: 210, epcReference: '20260412-0001234567-RES-1', ...FLEMISH_FACTS },
    rent: { energyPerformance: 210, leaseYears: 18, ...FLEMISH_FACTS },
  },
  wallonia: {
    sale: { energyPerformance: 210, energyTotal: 32_500, epcReference: '20260412001234' },
    rent: { energyPerformance: 210, energyTotal: 32_500, epcReference: '20260412001234' },
  },
  brussels: {
    sale: { epcLabelText: 'C', co2Emission: 42, areaDestination: 'Wg' },
    rent: { epcLabelText: 'C', co2Emission: 42, areaDestination: 'Wg', individualMeters: 'no' },
  },
  luxembourg: { sale: { epcLabelText: 'D' }, rent: {} },
}

/**
 * The fields of a property of which an advertisement mentions everything that its region and goal
 * require, and no more; its street is not public. A rental in Flanders is let for 18 years.
 */
export const completeListing = (region: Region, goal: Goal): Fields => ({
  ...BASE,
  ...(goal === 'sale' ? { goal: '0' } : { goal: '1', price: 950, chargesRenter: 75 }),
  ...PLACES[region],
  ...LAW[region][goal],
})
