import { useTranslations } from 'next-intl'
import fields from '@/ui/Field.module.css'
import type { FilterView } from '../list-views'
import { Choices } from './Choices'
import { PLACES } from './list-page'
import choices from './Choices.module.css'

/** Names offered at once; a script offers all, and every place can be typed all the same. */
const MOST_OFFERED = 15

/** The chosen places, how far around them, and one more to add. Spec §2. */
export function PlaceFilter({ filters }: { filters: FilterView }) {
  const t = useTranslations('Filters')
  const { cities, cityChoices, radius } = filters
  const offered = cityChoices.toSorted((a, b) => b.count - a.count).slice(0, MOST_OFFERED)
  return (
    <>
      <div data-live="places">
        {cities.length > 0 && (
          <fieldset className={choices.choices}>
            <legend className="unseen">{t('places')}</legend>
            {cities.map(({ value, label }) => (
              <label key={value}>
                <input type="checkbox" name="city" value={value} defaultChecked />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <Choices name="radius" choices={radius} legend={t('radius')} none={t('noRadius')} />
      </div>
      <label className={fields.field}>
        <span className={fields.label}>{cities.length > 0 ? t('addPlace') : t('place')}</span>
        <input
          className={fields.control}
          name="city"
          list={PLACES}
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <datalist id={PLACES}>
        {offered.map(({ name, zip }, index) => (
          <option key={index} value={`${name} (${zip})`} />
        ))}
      </datalist>
    </>
  )
}
