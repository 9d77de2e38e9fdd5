import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  title: string
  text: string
  icon?: IconName
  children?: ReactNode
}

/** Nothing to show, said in words, with what to do next. Spec §8. */
export const EmptyState = ({ title, text, icon, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    {icon && (
      <div className={styles.icon}>
        <Icon name={icon} />
      </div>
    )}
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </div>
)
