import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { ListView } from '../list-views'
import { Choices } from './Choices'
import { FilterGroup } from './FilterGroup'
import { MoreFilters } from './MoreFilters'
import { PlaceFilter } from './PlaceFilter'
import { RangeFields } from './RangeFields'
import styles from './Filters.module.css'

const SHEET = 'filters'

const chosen = (choices: readonly { selected: boolean }[]): number =>
  choices.filter(({ selected }) => selected).length

/** One for each bound that is set. */
const bounds = ({ min, max }: { min: number | null; max: number | null }): number =>
  Number(min !== null) + Number(max !== null)

/**
 * Everything a list can be narrowed by, as one plain form: a row that stays on top, and on a phone
 * a sheet. The sheet is a popover, so that it opens and closes without a script. What it says comes
 * from the address, never from what a browser remembers of a form. Spec §2.
 */
export function Filters({ list }: { list: ListView }) {
  const t = useTranslations('Filters')
  const { filters, total } = list
  return (
    <search className={styles.bar}>
      <form className="wrap" action={list.action} method="get" autoComplete="off">
        <div hidden data-live="kept">
          {list.kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </div>
        <button type="button" className={styles.open} popoverTarget={SHEET}>
          <Icon name="sliders-horizontal" />
          {`${t('label')} `}
          <i data-live="n-all">{filters.active || null}</i>
        </button>
        <div id={SHEET} popover="auto" role="group" aria-label={t('label')} className={styles.sheet}>
          <div className={styles.head}>
            {t('label')}
            <button type="button" popoverTarget={SHEET} popoverTargetAction="hide">
              <Icon name="x" />
              <span className="unseen">{t('close')}</span>
            </button>
          </div>
          <FilterGroup id="city" count={filters.cities.length}>
            <PlaceFilter filters={filters} />
          </FilterGroup>
          <FilterGroup id="type" count={chosen(filters.types)}>
            <Choices name="type" choices={filters.types} legend={t('type')} quiet />
          </FilterGroup>
          <FilterGroup id="price" count={bounds(filters.price)}>
            <RangeFields id="price" range={filters.price} unit="€" legend={t('price')} quiet />
          </FilterGroup>
          <FilterGroup id="bedrooms" count={chosen(filters.bedrooms)}>
            <Choices
              name="bedrooms"
              choices={filters.bedrooms}
              legend={t('bedrooms')}
              none={t('any')}
              quiet
            />
          </FilterGroup>
          <MoreFilters filters={filters} />
          <div className={styles.foot}>
            <button className={buttons.primary} data-live="show">
              {t('show', { count: total })}
            </button>
          </div>
        </div>
      </form>
    </search>
  )
}
