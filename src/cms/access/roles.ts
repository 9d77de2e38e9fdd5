/** The roles of staff. Owners will be another collection; they are nobody here. */
export const ROLES = ['administrator', 'editor', 'agent'] as const

export type Role = (typeof ROLES)[number]

export interface Actor {
  collection?: string
  roles?: readonly Role[] | null
  /** The agency of an agent: its id, or the agency itself where it was read along. */
  agency?: number | { id: number } | null
}

const has = (actor: Actor | null | undefined, ...roles: Role[]): boolean =>
  actor?.collection === 'users' && roles.some((role) => actor.roles?.includes(role))

/** Whether somebody may enter the admin at all: staff only. Spec §6. */
export const canEnterAdmin = (actor?: Actor | null): boolean => has(actor, ...ROLES)

/** Whether somebody may manage staff, import sources and the site's languages. Spec §6. */
export const canAdminister = (actor?: Actor | null): boolean => has(actor, 'administrator')

/**
 * Whether somebody may edit what the site says: pages, articles, menus, settings, people,
 * agencies, the names of cities and types. Spec §6.
 */
export const canEditContent = (actor?: Actor | null): boolean =>
  has(actor, 'administrator', 'editor')

/**
 * The id of the agency that an agent works for; null for everybody else, and for an agent whose
 * agency is not known. Spec §6.
 */
export function agencyOf(actor?: Actor | null): number | null {
  if (!has(actor, 'agent')) return null
  const { agency } = actor ?? {}
  return (typeof agency === 'object' ? agency?.id : agency) ?? null
}

/** Whether somebody may edit properties and projects at all: agents need an agency. Spec §6. */
export const canEditListings = (actor?: Actor | null): boolean =>
  canAdminister(actor) || agencyOf(actor) !== null

/**
 * Whether somebody may edit a listing of this agency (an id; null for a listing without one):
 * administrators any, agents those of their own. Spec §6.
 */
export const canEditListingOf = (
  actor: Actor | null | undefined,
  agency: number | null | undefined,
): boolean =>
  canAdminister(actor) || (agencyOf(actor) !== null && agencyOf(actor) === (agency ?? null))

/** Whether somebody may add pictures and describe them: all staff. Spec §6. */
export const canAddPictures = (actor?: Actor | null): boolean => has(actor, ...ROLES)

/** Whether somebody may delete pictures, which any page or agency may show. Spec §6. */
export const canDeletePictures = (actor?: Actor | null): boolean => canEditContent(actor)

/** Whether somebody may change the hours of an agent (an account; null for those of an agency): agents their own. */
export const canEditHoursOf = (actor: (Actor & { id?: unknown }) | null | undefined, agent: number | null): boolean =>
  canAdminister(actor) || (canEditListings(actor) && agent !== null && actor?.id === agent)
