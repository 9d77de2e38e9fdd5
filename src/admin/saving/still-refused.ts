import { unsavedFields } from '@/domain/saves/changes'
import type { Doc } from '@/lib/documents'
import type { SaveAttempt } from './save-requests'
import type { SaveTrouble } from './use-attempts'

/**
 * What still keeps a page from being published once a draft has kept itself: the fields that were refused
 * and are as they were. Null where nothing does, or where another save than that of a draft ended well.
 */
export function stillRefused(trouble: SaveTrouble | null, saved: SaveAttempt | null): SaveTrouble | null {
  if (trouble?.kind !== 'refused' || !trouble.ofPublishing || !saved?.isAutosave) return null
  return trouble.fields.length > 0 ? standing(trouble, saved.values) : null
}

/**
 * What of the trouble with a save is still true of what stands in the form by now: a field that was refused
 * and says something else since is unknown to the server. Null where that is all of them.
 */
export function standing(trouble: SaveTrouble | null, values: Doc): SaveTrouble | null {
  if (trouble?.kind !== 'refused' || trouble.fields.length === 0) return trouble
  const changed = unsavedFields(values, [trouble.sent])
  const fields = trouble.fields.filter(({ path }) => !changed.includes(path.split('.')[0] ?? ''))
  if (fields.length === trouble.fields.length) return trouble
  const [first] = fields
  return first ? { ...trouble, fields, message: first.message } : null
}
