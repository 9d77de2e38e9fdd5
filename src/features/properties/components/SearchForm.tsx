import { useId } from 'react'
import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { SearchView } from '../views'
import { CityField } from './CityField'
import { TypeField } from './TypeField'
import styles from './SearchForm.module.css'

interface SearchFormProps {
  search: SearchView
  /** How many there are, on each button. Spec §3, "Settings". */
  showCounts?: boolean
}

/** One form with two answers: what is for sale and what is for rent. Spec §2. */
export function SearchForm({ search, showCounts = true }: SearchFormProps) {
  const t = useTranslations('Search')
  const id = useId()
  return (
    <search className={styles.search}>
      <form className={styles.form} action={search.saleHref} method="get">
        <CityField id={id} cities={search.cities} />
        <TypeField id={id} types={search.types} />
        <button className={buttons.primary} formAction={search.saleHref}>
          {t('sale')}
          {showCounts && <span className={styles.count}>{search.saleCount}</span>}
        </button>
        <button className={buttons.secondary} formAction={search.rentHref}>
          {t('rent')}
          {showCounts && <span className={styles.count}>{search.rentCount}</span>}
        </button>
      </form>
    </search>
  )
}
