import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import type { SearchView } from '../views'
import { CityField } from './CityField'
import { TypeField } from './TypeField'
import styles from './SearchForm.module.css'

/** One form with two answers: what is for sale and what is for rent, with counts. Spec §2. */
export function SearchForm({ search }: { search: SearchView }) {
  const t = useTranslations('Search')
  return (
    <search className={styles.search}>
      <form className={styles.form} action={search.saleHref} method="get">
        <CityField id="search" cities={search.cities} />
        <TypeField id="search" types={search.types} />
        <button className={buttons.primary} formAction={search.saleHref}>
          {t('sale')}
          <span className={styles.count}>{search.saleCount}</span>
        </button>
        <button className={buttons.secondary} formAction={search.rentHref}>
          {t('rent')}
          <span className={styles.count}>{search.rentCount}</span>
        </button>
      </form>
    </search>
  )
}
