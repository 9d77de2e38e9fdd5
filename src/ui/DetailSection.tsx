import type { ReactNode } from 'react'
import styles from './DetailSection.module.css'

interface DetailSectionProps {
  /** What links on the page lead to. */
  id?: string
  title: string
  /** True for what paper cannot show. */
  unprinted?: boolean
  children: ReactNode
}

/** A part of a detail page under a plain heading. */
export const DetailSection = ({ id, title, unprinted, children }: DetailSectionProps) => (
  <section id={id} className={`${styles.section} ${unprinted ? 'unprinted' : ''}`}>
    <h2>{title}</h2>
    {children}
  </section>
)
