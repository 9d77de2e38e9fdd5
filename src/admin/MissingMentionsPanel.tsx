'use client'

import { useFormFields } from '@payloadcms/ui'
import {
  LOCALIZED_MENTION_FIELDS,
  MENTION_FIELDS,
  missingMentions,
} from '@/domain/properties/required-mentions'
import styles from './MissingMentions.module.css'
import { showField } from './show-field'

interface MissingMentionsPanelProps {
  /** Icon class by type. */
  icons: Record<string, unknown>
  /** The language being edited. */
  locale: string
  /** Tab by field. */
  tabs: Record<string, number>
  /** Localized texts as stored, by field and language. */
  texts: Record<string, Record<string, unknown>>
  labels: {
    title: string
    complete: string
    missing: string
    show: string
    mentions: Record<string, string>
  }
}

const WATCHED = [...MENTION_FIELDS, 'type']

/** Lists, while somebody types, which legal mentions are missing, each leading to its field. */
export function MissingMentionsPanel({
  icons,
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
  const missing = missingMentions(values, icons[String(values.type)])
  const isComplete = missing.length === 0
  return (
    <section
      className={`${styles.panel} ${isComplete ? styles.complete : styles.incomplete}`}
      aria-labelledby="publication-check"
    >
      <h3 id="publication-check" className={styles.title}>
        {labels.title}
      </h3>
      <p className={styles.state} role="status">
        {isComplete ? labels.complete : labels.missing.replace('{count}', String(missing.length))}
      </p>
      {!isComplete && (
        <ul className={styles.list}>
          {missing.map(({ code, fields: [field = ''] }) => (
            <li key={code}>
              <button
                type="button"
                className={styles.link}
                title={labels.show}
                onClick={() => showField(field, tabs[field])}
              >
                {labels.mentions[code] ?? code}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
