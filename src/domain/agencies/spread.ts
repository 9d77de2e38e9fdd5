import { MAP_RATIO, type MapPoint } from './map-projection'

const ROUNDS = 40

/**
 * Moves pins that would cover each other apart, as little as it takes for them to stand `apart`
 * map heights from each other, and keeps all of them on the map. Their order stays.
 */
export function spread(points: readonly MapPoint[], apart: number): MapPoint[] {
  const moved = points.map(({ x, y }) => ({ x: x * MAP_RATIO, y }))
  for (let round = 0; round < ROUNDS; round += 1) {
    moved.forEach((one, index) => {
      for (const other of moved.slice(index + 1)) push(one, other, apart)
    })
  }
  return moved.map(({ x, y }) => ({ x: clamp(x / MAP_RATIO), y: clamp(y) }))
}

const clamp = (share: number): number => Math.min(Math.max(share, 0), 1)

function push(one: MapPoint, other: MapPoint, apart: number): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const distance = Math.hypot(dx, dy)
  if (distance >= apart) return
  const step = (apart - distance) / 2
  // Two in the very same place go left and right.
  const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance]
  one.x -= ux * step
  one.y -= uy * step
  other.x += ux * step
  other.y += uy * step
}
