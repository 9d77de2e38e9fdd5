import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { missingAgencyMentions, withSavedMentions } from '@/domain/agencies/mentions'
import { sqlOf } from '../database/sql'
import { adminMessage } from '../fields/labels'
import { agencyMentionLabel } from '../fields/mention-labels'
import { readAgencyMentions } from '../mentions/read-agencies'

/**
 * Keeps an agency that is on the site on it: a save that takes one of the mentions away that the law has
 * it make is refused, naming each with its field. One that lacks some is saved as it is, and is not shown
 * until it has them all. Decision 086.
 */
export const keepAgencyShown: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const id: unknown = originalDoc?.id
  if (operation !== 'update' || typeof id !== 'number') return data
  const stored = (await readAgencyMentions(req.payload, await sqlOf(req), id)).get(id)
  if (!stored || missingAgencyMentions(stored).length > 0) return data
  const missing = missingAgencyMentions(withSavedMentions(stored, data, req.locale ?? 'fr'))
  if (missing.length === 0) return data
  const { language } = req.i18n
  const errors = missing.map((path) => {
    const label = agencyMentionLabel(path, language)
    return { path, label, message: adminMessage('errors.missingAgencyMention', language, { label }) }
  })
  throw new ValidationError({ collection: 'agencies', errors }, req.t)
}
