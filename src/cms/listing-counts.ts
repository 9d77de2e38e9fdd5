import type { Goal } from '@/domain/properties/goal'
import { slotOfProcess } from '@/lib/of-process'

type CountListings = (by: 'city' | 'type', id: number, goal: Goal) => number | undefined

const slot = slotOfProcess<CountListings>('listing-counts')

/** Gives the CMS a way to count what the site lists; the read model of the site has one. */
export const countListingsWith = slot.set

/**
 * How many published properties of a city or type, by its row, are for sale or for rent; undefined
 * where nothing is in memory (a command line, a build). Spec §3, "City".
 */
export const listingCount: CountListings = (by, id, goal) => slot.get()?.(by, id, goal)
