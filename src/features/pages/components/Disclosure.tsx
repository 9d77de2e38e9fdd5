import type { ReactNode } from 'react'
import type { TextView } from '@/i18n/languages'
import { Icon } from '@/ui/Icon'
import { LocalText } from '@/ui/LocalText'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** An address with this behind its hash opens it. */
  id: string
  title: TextView
  level: 2 | 3 | 4 | 5
  children: ReactNode
}

/**
 * A question that opens on its answer. The anchor stands inside, because browsers open what an
 * anchor or a search in the page leads into. Spec §2, "Configured pages".
 */
export function Disclosure({ id, title, level, children }: DisclosureProps) {
  const Heading = `h${level}` as const
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <Heading className={styles.title}>
          <LocalText text={title} />
        </Heading>
        <Icon name="chevron-down" />
      </summary>
      <div id={id} className={styles.answer}>
        {children}
      </div>
    </details>
  )
}
