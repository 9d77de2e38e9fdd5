import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import type { FactView } from '../views'
import { FactValue } from './FactValue'
import styles from './FactList.module.css'

interface FactListProps {
  facts: FactView[]
  /** One below the other, for values that are whole sentences. */
  wide?: boolean
}

/** Facts of one subject as a list of terms. Spec §3. */
export function FactList({ facts, wide = false }: FactListProps) {
  const t = useTranslations('Facts')
  const named = facts.flatMap((fact) => {
    const name = wordFor(t, fact.field)
    return name === null ? [] : [{ fact, name }]
  })
  if (named.length === 0) return null
  return (
    <dl className={wide ? styles.wide : styles.facts}>
      {named.map(({ fact, name }) => (
        <div key={fact.field}>
          <dt>{name}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
