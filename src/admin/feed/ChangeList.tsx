import styles from './Feed.module.css'
import type { ChangeLine } from './change-lines'

/** As many changes as are read at a glance. */
const AT_A_GLANCE = 8

interface ChangeListProps {
  lines: ChangeLine[]
  /** That there are others; null where these are all. */
  more: string | null
  /** What opens a list that is longer than a glance. */
  show: string
}

/** Fields that an import changed, as they were and as they are. */
export function ChangeList({ lines, more, show }: ChangeListProps) {
  const list = (
    <>
      <dl className={styles.changes}>
        {lines.map(({ from, name, to }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del>{from}</del>
              <span className={styles.arrow} aria-hidden="true">
                →
              </span>
              <ins>{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {more && <p className={styles.quiet}>{more}</p>}
    </>
  )
  if (lines.length <= AT_A_GLANCE) return list
  return (
    <details>
      <summary>{show}</summary>
      {list}
    </details>
  )
}
