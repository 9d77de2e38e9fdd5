import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

interface CardGridProps {
  /** Cards next to each other where there is room, 1 to 6; other numbers are brought in range. */
  columns: number
  /** True where each card is a row of its own, with a line between them. */
  rows?: boolean
  /** List items. */
  children: ReactNode
}

const MOST = 6

/** Cards side by side: as many as asked for, and fewer where their place is narrow. Spec §3. */
export const CardGrid = ({ columns, rows = false, children }: CardGridProps) => (
  <div className={styles.box}>
    <ul
      className={rows ? `${styles.grid} ${styles.rows}` : styles.grid}
      data-columns={rows ? 1 : Math.min(Math.max(Math.round(columns), 1), MOST)}
    >
      {children}
    </ul>
  </div>
)
