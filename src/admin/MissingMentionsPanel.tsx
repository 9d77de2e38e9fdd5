'use client'

import {
  LOCALIZED_MENTION_FIELDS,
  MENTION_FIELDS,
  missingMentions,
} from '@/domain/properties/required-mentions'
import { MissingList, type MissingListLabels } from './MissingList'
import { useFieldValues } from './use-field-values'

interface MissingMentionsPanelProps {
  /** Kind of building by type. */
  kinds: Record<string, unknown>
  /** The language being edited. */
  locale: string
  /** Tab by field. */
  tabs: Record<string, number>
  /** Localized texts as stored, by field and language. */
  texts: Record<string, Record<string, unknown>>
  labels: MissingListLabels
}

const WATCHED = [...MENTION_FIELDS, 'type']

/** Lists, while somebody types, which legal mentions are missing, each leading to its field. */
export function MissingMentionsPanel({ kinds, labels, locale, tabs, texts }: MissingMentionsPanelProps) {
  const values = { ...useFieldValues(WATCHED) }
  for (const name of LOCALIZED_MENTION_FIELDS) values[name] = { ...texts[name], [locale]: values[name] }
  const missing = missingMentions(values, kinds[String(values.type)])
  const listed = missing.map(({ code, fields: [field = ''] }) => ({ code, field }))
  return <MissingList id="publication-check" labels={labels} tabs={tabs} missing={listed} />
}
