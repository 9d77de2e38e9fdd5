import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import styles from './Portal.module.css'

/** What came of something that was sent; the page opens on it. */
export const Notice = ({ children, kind }: { kind: 'problem' | 'done'; children: ReactNode }) => (
  <p role={kind === 'problem' ? 'alert' : 'status'} className={styles.notice} data-kind={kind} tabIndex={-1} autoFocus>
    <Icon name={kind === 'problem' ? 'x' : 'check'} />
    <span>{children}</span>
  </p>
)
