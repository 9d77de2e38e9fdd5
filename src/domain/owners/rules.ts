/** An owner as the rules need it: whether the account is open, and the rows of the properties that are theirs. */
export interface OwnerRights {
  active: boolean
  properties: readonly number[]
}

/** A property as the rules need it: its row, and when it was put into the bin (ISO; null where it was not). */
export interface PropertyToSee {
  id: number
  deletedAt: string | null
}

/** Whether somebody may sign in, and stay signed in: while staff leave the account open. Spec §6. */
export const canSignIn = (owner: { active?: boolean | null } | null): boolean => owner?.active === true

/**
 * Whether an owner may see how a property does: it is theirs, sold or withdrawn too, and not in the bin.
 * Nobody may see any. Spec §6.
 */
export const canSeeProperty = (owner: OwnerRights | null, property: PropertyToSee): boolean =>
  owner !== null && owner.active && property.deletedAt === null && owner.properties.includes(property.id)
