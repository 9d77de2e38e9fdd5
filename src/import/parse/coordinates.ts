import { placeOf, type FeedReport } from './report'
import type { FeedEntry, ListingSection } from './types'

/** Belgium and Luxembourg with some thirty kilometres around them, in degrees. */
const [SOUTH, NORTH, WEST, EAST] = [49.1, 51.8, 2.1, 7]

/**
 * Leaves out where listings stand, in degrees, where that is outside the countries that a feed can name, such as
 * the zeros of software that does not know it: both numbers, with a warning. Spec §3.
 */
export function leaveOutFarPlaces(section: ListingSection, entries: readonly FeedEntry[], report: FeedReport): void {
  for (const entry of entries) {
    const { latitude, longitude } = entry.values
    if (typeof latitude !== 'number' || typeof longitude !== 'number') continue
    if (latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST) continue
    Object.assign(entry.values, { latitude: null, longitude: null })
    const message = `${latitude}, ${longitude} left out: not a place in Belgium or Luxembourg`
    report.warn(placeOf(section, entry), 'Latitude', message)
  }
}
