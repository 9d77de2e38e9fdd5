import { useId, type ReactNode } from 'react'
import styles from './Lead.module.css'

/** A part of the page of a lead, with its name. */
export function LeadPart({ children, title }: { children: ReactNode; title: string }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
