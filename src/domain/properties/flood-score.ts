export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const

export type FloodScore = (typeof FLOOD_SCORES)[number]

/** A Flemish flood score, A (nothing modelled) to D; other input gives null. Spec §3. */
export const floodScore = (code: unknown): FloodScore | null =>
  FLOOD_SCORES.find((score) => typeof code === 'string' && score === code.trim().toUpperCase()) ?? null

/** True for score D, which has to be shown with the flood symbol. Spec §3. */
export const carriesFloodSymbol = (code: unknown): boolean => floodScore(code) === 'D'
