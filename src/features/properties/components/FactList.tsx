import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { FactView } from '@/domain/properties/detail-views'
import { factName } from '@/domain/properties/fact-text'
import { FactRow } from './FactRow'
import { FactValue } from './FactValue'
import styles from './FactList.module.css'

interface FactListProps {
  facts: FactView[]
  /** One below the other, for values that are whole sentences. */
  wide?: boolean
  /** Rows before and after the facts. */
  first?: ReactNode
  last?: ReactNode
}

/** Facts of one subject as a list of terms. Spec §3. */
export function FactList({ facts, wide = false, first = null, last = null }: FactListProps) {
  const t = useTranslations()
  const named = facts.flatMap((fact) => {
    const name = factName(fact, t)
    return name === null ? [] : [{ fact, name }]
  })
  if (named.length === 0 && first === null && last === null) return null
  return (
    <dl className={wide ? styles.wide : styles.facts}>
      {first}
      {named.map(({ fact, name }) => (
        <FactRow key={fact.field} name={name}>
          <FactValue fact={fact} />
        </FactRow>
      ))}
      {last}
    </dl>
  )
}
