import { useTranslations } from 'next-intl'
import { firstSaleInput } from '@/domain/calculators/input'
import { formatTyped } from '@/lib/read-number'
import type { RentFacts, SaleFacts } from '@/domain/calculators/views'
import { CalculatorField } from './CalculatorField'
import { ReductionFields } from './ReductionFields'
import styles from './Calculator.module.css'

/** The price, empty with a hint where it is on request or for an area, and what lowers the tax on it. */
export function PurchaseFields({ facts }: { facts: SaleFacts }) {
  const t = useTranslations('Calculators.hints')
  const { inOtherTerms, price } = facts
  const hint = price === null ? t(inOtherTerms ? 'priceInOtherTerms' : 'price') : undefined
  return (
    <div className={`${styles.fields} ${styles.wide}`}>
      <CalculatorField name="price" bound="price" value={formatTyped(price)} hint={hint} />
      <ReductionFields facts={facts} />
    </div>
  )
}

/** What a buyer says about the loan. */
export function LoanFields({ facts }: { facts: SaleFacts }) {
  const { ownFunds, yearlyPercent, years } = firstSaleInput(facts)
  return (
    <div className={styles.fields}>
      <CalculatorField name="ownFunds" bound="amount" value={formatTyped(ownFunds)} />
      <CalculatorField name="yearlyPercent" bound="percent" value={formatTyped(yearlyPercent)} />
      <CalculatorField name="years" bound="years" value={formatTyped(years)} />
    </div>
  )
}

/** What a tenant pays each month and once; the rent is empty with a hint where it is on request or none of a month. */
export function LeaseFields({ facts: { charges, inOtherTerms, inventory, rent } }: { facts: RentFacts }) {
  const t = useTranslations('Calculators.hints')
  const hint = rent === null ? t(inOtherTerms ? 'rentInOtherTerms' : 'rent') : undefined
  return (
    <div className={`${styles.fields} ${styles.wide}`}>
      <CalculatorField name="rent" bound="rent" value={formatTyped(rent)} hint={hint} />
      <CalculatorField name="charges" bound="amount" value={formatTyped(charges)} optional />
      <CalculatorField name="inventory" bound="amount" value={formatTyped(inventory)} optional />
    </div>
  )
}
