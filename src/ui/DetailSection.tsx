import type { ReactNode } from 'react'
import styles from './DetailSection.module.css'

/** A part of a detail page under a plain heading. */
export const DetailSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)
