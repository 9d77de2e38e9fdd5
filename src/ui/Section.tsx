import type { ReactNode } from 'react'
import { Icon } from './Icon'
import buttons from './Button.module.css'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** Leads to all there is of what the section shows some of. */
  more?: { href: string; label: string }
  tinted?: boolean
  children: ReactNode
}

/** A part of a page under its own heading, with room to breathe. */
export const Section = ({ title, more, tinted, children }: SectionProps) => (
  <section className={tinted ? styles.tinted : styles.section}>
    <div className="wrap">
      <div className={styles.head}>
        <h2>{title}</h2>
        {more && (
          <a className={buttons.link} href={more.href}>
            {more.label}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
      {children}
    </div>
  </section>
)
