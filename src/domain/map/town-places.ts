/** Something drawn: its middle, and how far it reaches from there, in pixels. */
export interface Spread {
  x: number
  y: number
  width: number
  height: number
}

/** Pixels below or above its town at which a name may stand, the best first. */
const BESIDE = [0, 20, -20, 36, -36, 48, -48]

const meet = (one: Spread, other: Spread): boolean =>
  Math.abs(one.x - other.x) < one.width + other.width &&
  Math.abs(one.y - other.y) < one.height + other.height

/**
 * Where the names of towns have room beside the markers and each other, as pixels below each town;
 * null for a name without room. Earlier names take theirs first.
 */
export function townPlaces(names: readonly Spread[], markers: readonly Spread[]): (number | null)[] {
  const taken = [...markers]
  return names.map((name) => {
    const below = BESIDE.find((dy) => !taken.some((one) => meet({ ...name, y: name.y + dy }, one)))
    if (below === undefined) return null
    taken.push({ ...name, y: name.y + below })
    return below
  })
}
