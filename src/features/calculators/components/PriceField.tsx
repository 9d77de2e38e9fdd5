import { useTranslations } from 'next-intl'
import { formatTyped } from '../typed'
import type { RentFacts, SaleFacts } from '../views'
import { CalculatorField } from './CalculatorField'
import styles from './Calculator.module.css'

/** The price or rent that everything is reckoned from; empty with a hint where it is on request. */
export function PriceField({ facts }: { facts: SaleFacts | RentFacts }) {
  const t = useTranslations('Calculators.hints')
  const [name, value] = facts.goal === 'sale' ? (['price', facts.price] as const) : (['rent', facts.rent] as const)
  return (
    <div className={`${styles.fields} ${styles.shared}`}>
      <CalculatorField
        name={name}
        bound={name}
        value={formatTyped(value)}
        hint={value === null ? t(name) : undefined}
      />
    </div>
  )
}
