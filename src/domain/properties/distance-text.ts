/** A distance in words a walker knows: to ten metres, from 1 km on to a hundred. */
export const distanceOf = (metres: number): { number: number; unit: 'm' | 'km' } => {
  const tens = Math.round(metres / 10) * 10
  return tens < 1000
    ? { number: tens, unit: 'm' }
    : { number: Math.round(metres / 100) / 10, unit: 'km' }
}
