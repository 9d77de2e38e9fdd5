import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import type { FactView } from '../views'
import { FactValue } from './FactValue'
import styles from './KeyFacts.module.css'

/** The few facts everybody asks for first, large. */
export function KeyFacts({ facts }: { facts: FactView[] }) {
  const t = useTranslations('Facts')
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.field}>
          <dt>{wordFor(t, fact.field)}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
