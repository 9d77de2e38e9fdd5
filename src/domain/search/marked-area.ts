import type { Bounds, MapArea } from '@/domain/map/protocol'
import type { ListView } from './list-views'

type Marked = Pick<ListView['map'], 'area' | 'circles'>

/**
 * What a search marks on the map: the drawn area, else the circles around the chosen places, which
 * are all as wide as the first; null for nothing.
 */
export function markedOn({ area, circles }: Marked): MapArea | null {
  if (area) return { kind: 'polygon', points: area }
  const [first] = circles
  if (!first) return null
  const centres = circles.map(({ latitude, longitude }) => [latitude, longitude] as const)
  return { kind: 'circle', centres, metres: first.metres }
}

/** The part of the map that a search is narrowed to; null where it is not. */
export function boundsOn({ bounds }: Pick<ListView['map'], 'bounds'>): Bounds | null {
  if (!bounds) return null
  const [south, west, north, east] = bounds
  return { south, west, north, east }
}
