import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { ListView } from '../views'
import { CityField } from './CityField'
import { TypeField } from './TypeField'
import styles from './ListFilters.module.css'

/** The criteria of a list as a plain form that asks for the list's own address. Spec §2. */
export function ListFilters({ list }: { list: ListView }) {
  const t = useTranslations('Search')
  return (
    <search className={styles.bar}>
      <form className={styles.form} action={list.action} method="get">
        <CityField id="list" cities={list.cities} value={list.cityValue} />
        <TypeField id="list" types={list.types} value={list.typeValue} />
        {list.sortValue && <input type="hidden" name="sort" value={list.sortValue} />}
        <button className={buttons.primary}>
          <Icon name="search" />
          {t('submit')}
        </button>
      </form>
    </search>
  )
}
