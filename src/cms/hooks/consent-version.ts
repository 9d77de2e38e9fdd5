import type { CollectionBeforeChangeHook } from 'payload'

/** Counts the versions of a form's consent text, in whichever language it changes. Decision 071. */
export const countConsentVersions: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = originalDoc as { consent?: unknown; consentVersion?: number | null } | undefined
  const isChanged = data.consent !== undefined && before !== undefined && data.consent !== before.consent
  return isChanged ? { ...data, consentVersion: (before.consentVersion ?? 1) + 1 } : (data as object)
}
