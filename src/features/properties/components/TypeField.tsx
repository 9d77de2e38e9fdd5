import { useLocale, useTranslations } from 'next-intl'
import type { Choice } from '../views'
import fields from '@/ui/Field.module.css'

interface TypeFieldProps {
  /** Tells the fields of several forms on one page apart. */
  id: string
  types: Pick<Choice, 'value' | 'label' | 'lang'>[]
  value?: string
}

/** The kind of property, or every kind. Spec §2. */
export function TypeField({ id, types, value = '' }: TypeFieldProps) {
  const t = useTranslations('Search')
  const locale = useLocale()
  return (
    <div className={fields.field}>
      <label className={fields.label} htmlFor={`${id}-type`}>
        {t('type')}
      </label>
      <select className={fields.control} id={`${id}-type`} name="type" defaultValue={value}>
        <option value="">{t('everyType')}</option>
        {types
          .filter((type) => type.value !== '')
          .map((type) => (
            <option
              key={type.value}
              value={type.value}
              lang={type.lang === locale ? undefined : type.lang}
            >
              {type.label}
            </option>
          ))}
      </select>
    </div>
  )
}
