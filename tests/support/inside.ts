import type { Degrees } from '@/domain/agencies/belgium-outline'

/** Whether a place lies inside an edge: a line to the east crosses it an odd number of times. */
export function inside([longitude, latitude]: Degrees, edge: readonly Degrees[]): boolean {
  const crossed = edge.filter(([x, y], index) => {
    const [nextX, nextY] = edge[(index + 1) % edge.length] ?? [x, y]
    if (y > latitude === nextY > latitude) return false
    return longitude < x + ((latitude - y) / (nextY - y)) * (nextX - x)
  })
  return crossed.length % 2 === 1
}
