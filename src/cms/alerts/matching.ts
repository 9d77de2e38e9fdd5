import { slotOfProcess } from '@/lib/of-process'

/** A property of the lists: its row, and its public number. */
export interface MatchingListing {
  row: number
  id: number
}

type MatchListings = (criteria: Readonly<Record<string, unknown>>) => MatchingListing[] | undefined

const slot = slotOfProcess<MatchListings>('matching-listings')

/** Gives the admin a way to know what meets a demand; the read model of the site has one. */
export const matchListingsWith = slot.set

/**
 * What the site shows now that meets the stored criteria of a demand, the newest first; undefined where
 * nothing is in memory (a command line, a build).
 */
export const matchingListings: MatchListings = (criteria) => slot.get()?.(criteria)
