import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  text: string
  children?: ReactNode
}

/** Nothing to show, said in words, with what to do next. Spec §8. */
export const EmptyState = ({ title, text, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
