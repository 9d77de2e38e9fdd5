/** The roles of staff. Owners will be another collection; they are nobody here. */
export const ROLES = ['administrator', 'editor', 'agent'] as const

export type Role = (typeof ROLES)[number]

export interface Actor {
  collection?: string
  roles?: readonly Role[] | null
}

const has = (actor: Actor | null | undefined, ...roles: Role[]): boolean =>
  actor?.collection === 'users' && roles.some((role) => actor.roles?.includes(role))

/** Whether somebody may enter the admin at all: staff only. Spec §6. */
export const canEnterAdmin = (actor?: Actor | null): boolean => has(actor, ...ROLES)

/** Whether somebody may manage staff, import sources and the route table. Spec §6. */
export const canAdminister = (actor?: Actor | null): boolean => has(actor, 'administrator')

/** Whether somebody may edit pages, settings, cities, types and agencies. Spec §6. */
export const canEditContent = (actor?: Actor | null): boolean =>
  has(actor, 'administrator', 'editor')

/** Whether somebody may edit properties, projects and their pictures. Spec §6. */
export const canEditListings = (actor?: Actor | null): boolean => has(actor, ...ROLES)
