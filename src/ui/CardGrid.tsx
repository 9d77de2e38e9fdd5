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
/** So many find their place without asking how much room there is. */
const MOST_THAT_FLOW = 3

/** Cards side by side: as many as asked for, and fewer where their place is narrow. Spec §3. */
export const CardGrid = ({ columns, rows = false, children }: CardGridProps) => {
  const beside = rows ? 1 : Math.min(Math.max(Math.round(columns), 1), MOST)
  return (
    <div className={rows || beside > MOST_THAT_FLOW ? styles.box : undefined}>
      <ul className={rows ? `${styles.grid} ${styles.rows}` : styles.grid} data-columns={beside}>
        {children}
      </ul>
    </div>
  )
}
