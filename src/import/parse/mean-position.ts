import type { FeedEntry } from './types'

// Three decimals are some hundred metres.
const PRECISION = 1000

const mean = (numbers: readonly number[]): number | null => {
  // Sorted, so that the sum does not depend on the order of the file.
  const sum = numbers.toSorted((a, b) => a - b).reduce((total, number) => total + number, 0)
  const rounded = Math.round((sum / numbers.length) * PRECISION) / PRECISION
  return numbers.length > 0 ? rounded : null
}

/**
 * Roughly where a place is, in degrees: the mean of its listings, to some hundred metres. Only
 * public addresses count, because the mean of one hidden address would be that address; without
 * any both are null. Spec §3.
 */
export function meanPosition(listings: readonly FeedEntry['values'][]) {
  const known = listings.flatMap(({ latitude, longitude, publishAddress }) =>
    publishAddress === true && typeof latitude === 'number' && typeof longitude === 'number'
      ? [{ latitude, longitude }]
      : [],
  )
  return {
    latitude: mean(known.map(({ latitude }) => latitude)),
    longitude: mean(known.map(({ longitude }) => longitude)),
  }
}
