import { firstSaleInput } from '../input'
import { formatTyped } from '../typed'
import type { RentFacts, SaleFacts } from '../views'
import { CalculatorField } from './CalculatorField'
import { ReductionFields } from './ReductionFields'
import styles from './Calculator.module.css'

/** What a buyer says about the purchase; nothing where it makes no difference. */
export function PurchaseFields({ facts }: { facts: SaleFacts }) {
  if (!facts.newBuild && !facts.reducible) return null
  return (
    <div className={styles.fields}>
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

/** What a tenant says beside the rent. */
export const RentFields = ({ facts: { charges, inventory } }: { facts: RentFacts }) => (
  <div className={styles.fields}>
    <CalculatorField name="charges" bound="amount" value={formatTyped(charges)} optional />
    <CalculatorField name="inventory" bound="amount" value={formatTyped(inventory)} optional />
  </div>
)
