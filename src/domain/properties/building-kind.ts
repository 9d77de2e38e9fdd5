/** What a property type is, as laws and taxes tell kinds of building apart. */
export const BUILDING_KINDS = [
  ...(['house', 'apartment', 'land', 'garage'] as const),
  ...(['investment', 'commercial', 'industrial', 'other'] as const),
] as const

export type BuildingKind = (typeof BUILDING_KINDS)[number]

/** The kind that is stored; `other` where it is unknown, of which is asked whatever a building needs. */
export const buildingKind = (stored: unknown): BuildingKind =>
  BUILDING_KINDS.find((kind) => kind === stored) ?? 'other'

/** The kinds of the seven property types, by number. Spec §3, "Property type". */
const OF_NUMBER: ReadonlyMap<number, BuildingKind> = new Map([
  [1, 'house'],
  [2, 'apartment'],
  [3, 'apartment'],
  [4, 'land'],
  [5, 'investment'],
  [6, 'commercial'],
  [7, 'garage'],
])

/** What a type that a feed brings begins as, by its number; one that is not of the seven is `other`. */
export const firstKind = (typeNumber: number): BuildingKind => OF_NUMBER.get(typeNumber) ?? 'other'

/** Somebody lives in it. */
export const isHome = (kind: BuildingKind): boolean => kind === 'house' || kind === 'apartment'

/** There is a building on it, or it is one. */
export const isBuilt = (kind: BuildingKind): boolean => kind !== 'land'

/** An energy certificate is made of it. */
export const hasEnergyCertificate = (kind: BuildingKind): boolean =>
  isBuilt(kind) && kind !== 'garage' && kind !== 'industrial'
