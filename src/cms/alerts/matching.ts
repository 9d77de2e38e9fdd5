/** A property of the lists: its row, and its public number. */
export interface MatchingListing {
  row: number
  id: number
}

type MatchListings = (criteria: Readonly<Record<string, unknown>>) => MatchingListing[] | undefined

// On `globalThis`: the admin and the start of the server are separate bundles.
const KEY = Symbol.for('estate.matching-listings')
const holder = globalThis as { [KEY]?: MatchListings }

/** Gives the admin a way to know what meets a demand; the read model of the site has one. */
export const matchListingsWith = (match: MatchListings): void => {
  holder[KEY] = match
}

/**
 * What the site shows now that meets the stored criteria of a demand, the newest first; undefined where
 * nothing is in memory (a command line, a build).
 */
export const matchingListings: MatchListings = (criteria) => holder[KEY]?.(criteria)
