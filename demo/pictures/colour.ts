type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** Returns the colour a share `t` (0–1) of the way from `a` to `b`, all `#rrggbb`. */
export function mix(a: string, b: string, t: number): string {
  const to = parse(b)
  const parts = parse(a).map((from, i) => Math.round(from + ((to[i] ?? 0) - from) * t))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the colour moved towards a cool shadow by `t` (0–1). */
export const darker = (colour: string, t: number): string => mix(colour, '#1d2430', t)

/** Returns the colour moved towards warm light by `t` (0–1). */
export const lighter = (colour: string, t: number): string => mix(colour, '#fff5e2', t)

/**
 * Returns the drawing with every `#rrggbb` passed through `change`. Lamps and skies are written
 * as `rgb()` so that the light of the day never dims them.
 */
export function regrade(svg: string, change: (colour: string) => string): string {
  return svg.replace(/#[0-9a-f]{6}\b/g, change)
}

/** Returns a `#rrggbb` colour written as `rgb()`, which `regrade` leaves alone. */
export function fixed(colour: string): string {
  return `rgb(${parse(colour).join(',')})`
}
