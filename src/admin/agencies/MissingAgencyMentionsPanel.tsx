'use client'

import { AGENCY_MENTIONS, missingAgencyMentions, withSavedMentions, type SaidMentions } from '@/domain/agencies/mentions'
import { MissingList, type MissingListLabels } from '../MissingList'
import { useFieldValues } from '../use-field-values'

interface MissingAgencyMentionsPanelProps {
  /** The language being edited. */
  locale: string
  /** What is stored, in every language. */
  stored: SaidMentions
  /** Tab by field. */
  tabs: Record<string, number>
  labels: MissingListLabels
}

/** Lists, while somebody types, which mentions keep an agency off the site. */
export function MissingAgencyMentionsPanel({ labels, locale, stored, tabs }: MissingAgencyMentionsPanelProps) {
  const missing = missingAgencyMentions(withSavedMentions(stored, useFieldValues(AGENCY_MENTIONS), locale))
  const listed = missing.map((name) => ({ code: name, field: name }))
  return <MissingList id="agency-mentions" labels={labels} tabs={tabs} missing={listed} />
}
