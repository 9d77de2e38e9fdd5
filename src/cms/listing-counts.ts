import type { Goal } from '@/domain/properties/goal'

type CountListings = (by: 'city' | 'type', id: number, goal: Goal) => number | undefined

// On `globalThis`: the admin and the start of the server are separate bundles.
const KEY = Symbol.for('estate.listing-counts')
const holder = globalThis as { [KEY]?: CountListings }

/** Gives the CMS a way to count what the site lists; the read model of the site has one. */
export const countListingsWith = (count: CountListings): void => {
  holder[KEY] = count
}

/**
 * How many published properties of a city or type, by its row, are for sale or for rent; undefined
 * where nothing is in memory (a command line, a build). Spec §3, "City".
 */
export const listingCount: CountListings = (by, id, goal) => holder[KEY]?.(by, id, goal)
