import type { UnderstoodRow } from '@/domain/search/match'
import type { SearchLabels } from '@/domain/search/search-labels'
import styles from './SearchResultsGrid.module.css'

interface UnderstoodResultProps {
  understood: UnderstoodRow
  labels: SearchLabels
  cellId: (cell: number) => string
  /** The id of the cell with the virtual focus. */
  active: string | undefined
}

/** What the typed words ask for, each part of it, with the lists that answer it. */
export function UnderstoodResult({ understood, labels, cellId, active }: UnderstoodResultProps) {
  const { parts, rest, links } = understood
  return (
    <div role="rowgroup" aria-label={labels.understood} className={styles.section}>
      <p aria-hidden="true" className={styles.title}>
        {labels.understood}
      </p>
      <div role="row" className={styles.place}>
        <span role="rowheader" className={styles.name}>
          {parts.map((part) => (
            <span key={part} className={styles.part}>
              {part}
            </span>
          ))}
          {rest && <span className={styles.rest}>{labels.rest.replace('{words}', rest)}</span>}
        </span>
        {links.map(({ goal, href }, cell) => (
          <div
            key={goal}
            id={cellId(cell)}
            role="gridcell"
            data-goal={goal}
            data-active={cellId(cell) === active || undefined}
            className={styles.goal}
          >
            <a href={href} tabIndex={-1}>
              <span className={styles.word}>{labels[goal]}</span>
            </a>
          </div>
        ))}
      </div>
    </div>
  )
}
