import { useTranslations } from 'next-intl'
import type { FactView } from '@/domain/properties/detail-views'
import { factName } from '@/domain/properties/fact-text'
import { FactValue } from './FactValue'
import { LongText } from '@/ui/LongText'
import styles from './KeyFacts.module.css'

/** The few facts everybody asks for first, large. */
export function KeyFacts({ facts }: { facts: FactView[] }) {
  const t = useTranslations()
  const named = facts.flatMap((fact) => {
    const name = factName(fact, t)
    return name === null ? [] : [{ fact, name }]
  })
  if (named.length === 0) return null
  return (
    <dl className={styles.facts}>
      {named.map(({ fact, name }) => (
        <div key={fact.field}>
          <dt>
            <LongText text={name} />
          </dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
