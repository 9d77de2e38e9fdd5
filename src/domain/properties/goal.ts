export type Goal = 'sale' | 'rent'

/**
 * What a goal code stands for: 0 (also as text) is for sale, any other value, a missing one
 * included, is for rent. Spec §9.
 */
export const goalOf = (code: unknown): Goal => (String(code).trim() === '0' ? 'sale' : 'rent')
