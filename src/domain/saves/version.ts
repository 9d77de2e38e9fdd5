/**
 * The header by which a save names the version it began with: the moment (ISO) at which what stood in
 * the form was last saved.
 */
export const BEGAN_WITH = 'x-began-with'

/** Why a save was refused, beside the sentence that says so. */
export interface SaveConflict {
  /** `stale`: somebody saved since. `locked`: somebody else has taken over. */
  kind: 'stale' | 'locked'
  /** The name of who that was; null where it was no member of staff, such as an import. */
  by: string | null
  /** Whether that was who saves now, in another window. */
  isOwn?: boolean
}

/** The moment that a save names, as it is stored; null where the text is none. */
export function versionMoment(text: string): string | null {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Whether something was saved after the version (ISO moments) that a save began with. */
export const isStale = (newest: string, began: string): boolean => newest > began

/** The conflict that the server told of in an answer; null where it told of none. */
export function conflictIn(answer: unknown): SaveConflict | null {
  const errors = (answer as { errors?: unknown } | null)?.errors
  if (!Array.isArray(errors)) return null
  const [first] = errors as { data?: { conflict?: SaveConflict } }[]
  return first?.data?.conflict ?? null
}
