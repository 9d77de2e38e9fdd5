'use client'

import { useFormFields } from '@payloadcms/ui'
import { AGENCY_MENTIONS, missingAgencyMentions, withSavedMentions, type SaidMentions } from '@/domain/agencies/mentions'
import { MissingList, type MissingListLabels } from '../MissingList'

interface AgencyMentionsPanelProps {
  /** The language being edited. */
  locale: string
  /** What is stored, in every language. */
  stored: SaidMentions
  /** Tab by field. */
  tabs: Record<string, number>
  labels: MissingListLabels & { mentions: Record<string, string> }
}

/** Lists, while somebody types, which mentions keep an agency off the site. */
export function AgencyMentionsPanel({ labels, locale, stored, tabs }: AgencyMentionsPanelProps) {
  // As text, so that only a change of these fields renders the panel again.
  const typed = useFormFields(([fields]) => JSON.stringify(AGENCY_MENTIONS.map((name) => fields[name]?.value ?? null)))
  const given = JSON.parse(typed) as unknown[]
  const form = Object.fromEntries(AGENCY_MENTIONS.map((name, index) => [name, given[index]]))
  const missing = missingAgencyMentions(withSavedMentions(stored, form, locale))
  return (
    <MissingList
      id="agency-mentions"
      labels={labels}
      tabs={tabs}
      missing={missing.map((field) => ({ field, label: labels.mentions[field] ?? field }))}
    />
  )
}
