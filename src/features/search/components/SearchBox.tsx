import { useId } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { Goal } from '@/domain/properties/goal'
import fields from '@/ui/Field.module.css'
import { SearchField } from './SearchField'
import styles from './SearchBox.module.css'

interface SearchBoxProps {
  /** What staff wrote to stand in the field; null where they did not. */
  placeholder?: string | null
  /** How many there are, on each button; null where settings show none. Spec §3, "Settings". */
  counts?: Record<Goal, number> | null
  /** True where the field is what one came for. */
  autoFocus?: boolean
}

/**
 * One field and two answers: what is for sale and what is for rent. As a plain form it is sent to
 * an address that knows what a number, a type or a place leads to. Spec §2, "search panel".
 */
export function SearchBox({ placeholder = null, counts = null, autoFocus }: SearchBoxProps) {
  const t = useTranslations('Find')
  const goals = useTranslations('Search')
  const language = useLocale()
  const id = useId()
  const action = (goal: Goal): string => `/find/go/${language}/${goal}`
  const labels = {
    understood: t('understood'), rest: t('rest', { words: '{words}' }),
    results: t('results'), types: t('types'), cities: t('cities'),
    properties: t('properties'), sale: goals('sale'), rent: goals('rent'),
    ref: t('ref', { id: '{id}' }), one: t('one'), many: t('many', { count: '{count}' }),
    none: t('none'), loading: t('loading'), failed: t('failed'),
  }
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action('sale')} method="get">
        <div className={fields.field}>
          <label className={fields.label} htmlFor={id}>
            {t('label')}
          </label>
          <SearchField
            id={id}
            language={language}
            placeholder={placeholder ?? t('placeholder')}
            labels={labels}
            autoFocus={autoFocus}
          />
        </div>
        <div className={styles.goals} role="group" aria-label={t('goal')}>
          {(['sale', 'rent'] as const).map((goal) => (
            <button key={goal} className={styles[goal]} formAction={action(goal)}>
              {goals(goal)}
              {counts && <span className={styles.count}>{counts[goal]}</span>}
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}
