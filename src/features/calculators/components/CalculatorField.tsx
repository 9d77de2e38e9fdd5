import { useTranslations } from 'next-intl'
import field from '@/ui/Field.module.css'
import type { Bound } from '@/domain/calculators/input'
import styles from './Calculator.module.css'

interface CalculatorFieldProps {
  name: 'price' | 'rent' | 'charges' | 'inventory' | 'ownFunds' | 'yearlyPercent' | 'years'
  /** What it may hold; what else is typed is said to be wrong in words. */
  bound: Bound
  value: string
  /** True where blank means "none". */
  optional?: boolean
  hint?: string
}

const UNITS: Partial<Record<Bound, string>> = { price: '€', rent: '€', amount: '€', percent: '%' }

/**
 * A number that visitors may change, with its message below it for when it is none. The island
 * shows the message: a form that is not sent has nothing to check it.
 */
export function CalculatorField({ bound, hint, name, optional, value }: CalculatorFieldProps) {
  const t = useTranslations('Calculators')
  const id = `calculator-${name}`
  const unit = UNITS[bound]
  return (
    <div className={`${field.field} ${styles.field}`}>
      <label className={field.label} htmlFor={id}>
        {t(`fields.${name}`)}
        {unit && ` (${unit})`}
      </label>
      <input
        id={id}
        name={name}
        className={field.control}
        defaultValue={value}
        inputMode={bound === 'years' ? 'numeric' : 'decimal'}
        maxLength={20}
        data-bound={bound}
        data-optional={optional}
        aria-describedby={`${id}-error${hint ? ` ${id}-hint` : ''}`}
      />
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} hidden>
        {t(`errors.${bound}`)}
      </p>
    </div>
  )
}
