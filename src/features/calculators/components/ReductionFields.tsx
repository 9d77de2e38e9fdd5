import { useTranslations } from 'next-intl'
import field from '@/ui/Field.module.css'
import type { SaleFacts } from '@/domain/calculators/views'
import styles from './Calculator.module.css'

/** More classes than this nobody gains: Brussels has seven letters. */
const MOST_CLASSES = 6

/** What lowers the tax on a purchase: VAT or duty, an only own home, energy classes gained. */
export function ReductionFields({ facts }: { facts: SaleFacts }) {
  const t = useTranslations('Calculators.fields')
  const { duty, land, newBuild, reducible, underVat } = facts
  const least = duty?.classBonus && !land ? duty.leastClasses : null
  const all = Array.from({ length: MOST_CLASSES }, (_, index) => index + 1)
  const classes = least === null ? [] : all
  return (
    <>
      {newBuild && (
        <fieldset className={styles.choice}>
          <legend className={field.label}>{t('taxedWith')}</legend>
          {(['vat', 'duty'] as const).map((tax) => (
            <label key={tax}>
              <input type="radio" name="taxedWith" value={tax} defaultChecked={(tax === 'vat') === underVat} />
              {t(tax)}
            </label>
          ))}
        </fieldset>
      )}
      {reducible && (
        <label className={`${styles.tick} ${styles.reduction}`}>
          <input type="checkbox" name="onlyOwnHome" />
          {t('onlyOwnHome')}
        </label>
      )}
      {reducible && least !== null && (
        <label className={`${field.field} ${styles.reduction} ${styles.classes}`}>
          <span className={field.label}>{t('classesGained')}</span>
          <select name="classesGained" className={field.control} defaultValue="0">
            <option value="0">{t('none')}</option>
            {classes
              .filter((count) => count >= least)
              .map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
          </select>
        </label>
      )}
    </>
  )
}
