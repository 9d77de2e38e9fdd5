'use client'

import { useFormFields } from '@payloadcms/ui'
import {
  LOCALIZED_MENTION_FIELDS,
  MENTION_FIELDS,
  missingMentions,
} from '@/domain/properties/required-mentions'
import { MissingList, type MissingListLabels } from './MissingList'

interface MissingMentionsPanelProps {
  /** Kind of building by type. */
  kinds: Record<string, unknown>
  /** The language being edited. */
  locale: string
  /** Tab by field. */
  tabs: Record<string, number>
  /** Localized texts as stored, by field and language. */
  texts: Record<string, Record<string, unknown>>
  labels: MissingListLabels & { mentions: Record<string, string> }
}

const WATCHED = [...MENTION_FIELDS, 'type']

/** Lists, while somebody types, which legal mentions are missing, each leading to its field. */
export function MissingMentionsPanel({
  kinds,
  locale,
  tabs,
  texts,
  labels,
}: MissingMentionsPanelProps) {
  // As text, so that only a change of these fields renders the panel again.
  const typed = useFormFields(([fields]) =>
    JSON.stringify(WATCHED.map((name) => fields[name]?.value ?? null)),
  )
  const given = JSON.parse(typed) as unknown[]
  const values = Object.fromEntries(WATCHED.map((name, index) => [name, given[index]]))
  for (const name of LOCALIZED_MENTION_FIELDS) {
    values[name] = { ...texts[name], [locale]: values[name] }
  }
  const missing = missingMentions(values, kinds[String(values.type)])
  return (
    <MissingList
      id="publication-check"
      labels={labels}
      tabs={tabs}
      missing={missing.map(({ code, fields: [field = ''] }) => ({ field, label: labels.mentions[code] ?? code }))}
    />
  )
}
