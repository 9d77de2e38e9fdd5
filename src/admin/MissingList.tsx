'use client'

import buttons from './LinkButton.module.css'
import styles from './MissingList.module.css'
import { showField } from './show-field'

export interface MissingListLabels {
  title: string
  complete: string
  /** With `{count}`. */
  missing: string
  show: string
  /** By their codes. */
  mentions: Record<string, string>
}

/** A mention that is missing, and the field that it is given in. */
interface MissingInForm {
  code: string
  field: string
}

interface MissingListProps {
  /** Of its heading. */
  id: string
  labels: MissingListLabels
  missing: MissingInForm[]
  /** Tab by field. */
  tabs: Record<string, number>
}

/** Says whether a form has all that the law asks, and leads to each field that is missing. */
export function MissingList({ id, labels, missing, tabs }: MissingListProps) {
  const isComplete = missing.length === 0
  return (
    <section className={`${styles.panel} ${isComplete ? styles.complete : styles.incomplete}`} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {labels.title}
      </h3>
      <p className={styles.state} role="status">
        {isComplete ? labels.complete : labels.missing.replace('{count}', String(missing.length))}
      </p>
      {!isComplete && (
        <ul className={styles.list}>
          {missing.map(({ code, field }) => (
            <li key={code}>
              <button
                type="button"
                className={buttons.link}
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
