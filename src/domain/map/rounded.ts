/** Degrees to about a metre; more digits would only be sent. */
export const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5
