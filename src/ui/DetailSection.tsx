import type { ReactNode } from 'react'
import styles from './DetailSection.module.css'

interface DetailSectionProps {
  title: string
  /** True for what paper cannot show. */
  unprinted?: boolean
  children: ReactNode
}

/** A part of a detail page under a plain heading. */
export const DetailSection = ({ title, unprinted, children }: DetailSectionProps) => (
  <section className={`${styles.section} ${unprinted ? 'unprinted' : ''}`}>
    <h2>{title}</h2>
    {children}
  </section>
)
