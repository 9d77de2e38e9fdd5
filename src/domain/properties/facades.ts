export type FacadeKind = 'open' | 'half-open' | 'closed'

const KINDS = new Map<string, FacadeKind>([
  ['4', 'open'],
  ['3', 'half-open'],
  ['2', 'closed'],
])

/** How a building stands, by its number of façades: 4, 3 or 2; other input gives null. Spec §3. */
export const facadeKind = (count: unknown): FacadeKind | null =>
  KINDS.get(String(count).trim()) ?? null
