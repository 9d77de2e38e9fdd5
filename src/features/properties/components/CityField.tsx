import { useTranslations } from 'next-intl'
import type { ListView } from '../views'
import fields from '@/ui/Field.module.css'

interface CityFieldProps {
  /** Tells the fields of several forms on one page apart. */
  id: string
  cities: ListView['cities']
  value?: string
}

/** A place, typed freely, with the known ones offered. Spec §2. */
export function CityField({ id, cities, value = '' }: CityFieldProps) {
  const t = useTranslations('Search')
  const [name = '', zip = ''] = value.split('|')
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={`${id}-city`}>
        {t('city')}
      </label>
      <input
        className={fields.control}
        id={`${id}-city`}
        name="city"
        list={cities.length > 0 ? `${id}-cities` : undefined}
        defaultValue={zip === '' ? name : `${name} (${zip})`}
        placeholder={t('cityExample')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      {cities.length > 0 && (
        <datalist id={`${id}-cities`}>
          {cities.map((city) => (
            <option key={city.zip + city.name} value={`${city.name} (${city.zip})`} />
          ))}
        </datalist>
      )}
    </div>
  )
}
