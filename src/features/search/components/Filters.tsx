import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { Icon } from '@/ui/Icon'
import type { FieldView, ListView } from '@/domain/search/list-views'
import { Choices } from './Choices'
import { FilterGroup } from './FilterGroup'
import { PlaceFilter } from './PlaceFilter'
import { RangeFields } from './RangeFields'
import styles from './Filters.module.css'

const SHEET = 'filters'

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
        <div hidden data-live="passed-on">
          {list.passedOn.map(({ name, value }) => (
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
            <button
              type="button"
              popoverTarget={SHEET}
              popoverTargetAction="hide"
              autoFocus
            >
              <Icon name="x" />
              <span className="unseen">{t('close')}</span>
            </button>
          </div>
          {filters.panels.map(({ id, fields, set }) => (
            <FilterGroup key={id} id={id} count={set}>
              <Fields fields={fields} />
            </FilterGroup>
          ))}
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

/** The fields of a panel. What stands with places changes as they are chosen. */
function Fields({ fields }: { fields: FieldView[] }) {
  const [first, ...others] = fields
  if (!first) return null
  if (first.kind === 'place') {
    return (
      <PlaceFilter
        place={first}
        regions={<Fields fields={others.filter(({ legend }) => legend === 'region')} />}
      >
        <Fields fields={others.filter(({ legend }) => legend !== 'region')} />
      </PlaceFilter>
    )
  }
  return fields.map((field) => <FieldOf key={field.legend} field={field} />)
}

function FieldOf({ field }: { field: FieldView }) {
  switch (field.kind) {
    case 'range':
      return <RangeFields range={field} />
    case 'ticks':
    case 'choices':
      return <Choices field={field} />
    case 'place':
      return <PlaceFilter place={field} />
    default:
      return field satisfies never
  }
}
