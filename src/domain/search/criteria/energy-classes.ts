/** `a` covers A and better, `g` covers G and worse. Spec §9. */
export const ENERGY_CLASSES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

export type EnergyClass = (typeof ENERGY_CLASSES)[number]
