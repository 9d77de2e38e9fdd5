import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import fields from '@/ui/Field.module.css'
import type { PlaceView } from '@/domain/search/list-views'
import { PLACES } from './open-list'
import styles from './Choices.module.css'

/** Names offered at once; a script offers all, and every place can be typed all the same. */
const MOST_OFFERED = 15

interface PlaceFilterProps {
  place: PlaceView
  /** What changes with the chosen places. */
  children?: ReactNode
  /** What can be chosen instead of a place. */
  regions?: ReactNode
}

/** The chosen places, what is asked around them, and one more to add. Spec §2. */
export function PlaceFilter({ place: { legend, chosen, offered }, children, regions }: PlaceFilterProps) {
  const t = useTranslations('Filters')
  const most = offered.toSorted((a, b) => b.count - a.count).slice(0, MOST_OFFERED)
  return (
    <>
      <div data-live="places">
        {chosen.length > 0 && (
          <fieldset className={styles.choices}>
            <legend className="unseen">{t(legend)}</legend>
            {chosen.map(({ value, label }) => (
              <label key={value}>
                <input type="checkbox" name="city" value={value} defaultChecked />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {children}
      </div>
      <label className={fields.field}>
        <span className={fields.label}>{chosen.length > 0 ? t('addPlace') : t('place')}</span>
        <input
          className={fields.control}
          name="city"
          list={PLACES}
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <datalist id={PLACES}>
        {most.map(({ name, zip }, index) => (
          <option key={index} value={`${name} (${zip})`} />
        ))}
      </datalist>
      {regions}
    </>
  )
}
