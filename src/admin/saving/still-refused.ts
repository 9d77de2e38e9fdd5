import { unsavedFields } from '@/domain/saves/changes'
import type { SaveAttempt } from './save-requests'
import type { SaveTrouble } from './use-attempts'

/**
 * What still keeps a page from being published once a draft has kept itself: the fields that were refused
 * and are as they were. Null where nothing does, or where another save than that of a draft ended well.
 */
export function stillRefused(trouble: SaveTrouble | null, saved: SaveAttempt | null): SaveTrouble | null {
  if (trouble?.kind !== 'refused' || !trouble.ofPublishing || !saved?.isAutosave) return null
  const changed = unsavedFields(saved.values, [trouble.sent])
  const fields = trouble.fields.filter(({ path }) => !changed.includes(path.split('.')[0] ?? ''))
  const [first] = fields
  return first ? { ...trouble, fields, message: first.message } : null
}
