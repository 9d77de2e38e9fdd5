import type { Listing } from './criteria/table'

type ListingComparison = (a: Listing, b: Listing) => number

/** With more changes than this, sorting anew is as fast as putting each in its place. */
const MOST_CHANGES = 200

/**
 * Listings in one order that stays true to changes: a few are put in their place, which is many
 * times faster than sorting 50,000 again. No two of them may be equal in the order.
 */
export class SortedListings {
  private changes: { before: Listing | null; after: Listing | null }[] = []

  /** @param sorted listings in that order, which belong to this object from then on */
  constructor(
    private readonly sorted: Listing[],
    private readonly compare: ListingComparison,
  ) {}

  /** Takes note of a listing that is other than before; null is not in the order. */
  change(before: Listing | null, after: Listing | null): void {
    if ((before || after) && !this.outdated) this.changes.push({ before, after })
  }

  /** Whether there were so many changes that it has to be made anew. */
  get outdated(): boolean {
    return this.changes.length > MOST_CHANGES
  }

  /** All of them, in their order; true until the next change. */
  all(): readonly Listing[] {
    for (const { before, after } of this.changes) {
      const place = before && this.placeOf(before)
      if (place !== null && this.sorted[place] === before) this.sorted.splice(place, 1)
      if (after) this.sorted.splice(this.placeOf(after), 0, after)
    }
    this.changes = []
    return this.sorted
  }

  private placeOf(listing: Listing): number {
    let [low, high] = [0, this.sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.sorted[middle]
      if (other && this.compare(other, listing) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
