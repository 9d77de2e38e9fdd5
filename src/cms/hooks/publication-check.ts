import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { missingMentions, type MissingMention } from '@/domain/properties/required-mentions'
import { canAdminister } from '../access/roles'
import { adminMessage } from '../fields/labels'
import { mentionLabels } from '../fields/mention-labels'
import { readMentionValues } from '../mentions/read-values'

/** A copy does not take over the record of what it is copied from. */
const NO_RECORD = { reason: null, by: null, at: null, missing: [] }

/** A reason shorter than this explains nothing. */
const SHORTEST_REASON = 10

/**
 * Keeps the list of missing mentions of a property true and refuses to publish one that lacks any,
 * naming each with its field. Drafts are always saved. An administrator may publish anyway with a
 * reason, which is recorded and stays: a later publication does not erase it.
 */
export const checkMentions: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { publishReason, ...saved } = data as Record<string, unknown>
  const doc = { ...originalDoc, ...saved } as Record<string, unknown>
  const { kind, values } = await readMentionValues(req, doc)
  const missing = missingMentions(values, kind)
  const codes = missing.map(({ code }) => code)
  const record: unknown = operation === 'create' ? NO_RECORD : originalDoc?.publicationOverride
  const next = { ...saved, missingMentions: codes, publicationOverride: record }
  if (missing.length === 0 || !isPublishing(doc, req)) return next
  const reason = typeof publishReason === 'string' ? publishReason.trim() : ''
  const { user } = req
  if (!user || !canAdminister(user) || reason.length < SHORTEST_REASON) throw refusal(missing, req)
  const at = new Date().toISOString()
  return { ...next, publicationOverride: { reason, by: user.email, at, missing: codes } }
}

const isPublishing = ({ _status }: Record<string, unknown>, req: PayloadRequest): boolean => {
  // Restored as a draft, a version that once was published still says so here.
  const asDraft = req.context.isRestoringVersion === true && String(req.query?.draft) === 'true'
  return _status === 'published' && !asDraft
}

function refusal(missing: MissingMention[], req: PayloadRequest): ValidationError {
  const { language } = req.i18n
  const byField = new Map<string, string[]>()
  for (const mention of missing) {
    const path = mention.fields[0] ?? ''
    byField.set(path, [...(byField.get(path) ?? []), mentionLabels(mention, language)])
  }
  const errors = [...byField].map(([path, labels]) => {
    const label = labels.join('; ')
    return { path, label, message: adminMessage('errors.missingMention', language, { label }) }
  })
  if (canAdminister(req.user)) {
    const message = adminMessage('errors.publishReason', language, { count: SHORTEST_REASON })
    errors.push({ path: 'publishReason', label: reasonLabel(language), message })
  }
  return new ValidationError({ collection: 'properties', errors }, req.t)
}

const reasonLabel = (language: string): string => adminMessage('properties.publishReason', language)
