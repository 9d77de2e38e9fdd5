/** Kilometres around the chosen places. */
export const RADII = [5, 10, 20, 50] as const
