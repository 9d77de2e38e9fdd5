import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import control from '@/ui/Field.module.css'
import type { FieldKind, FormField } from '@/domain/forms/fields'
import { wordFor } from '@/i18n/word'
import styles from './Form.module.css'

export interface ControlProps {
  id: string
  field: FormField
  typed: unknown
  isWrong: boolean
  describedBy: string
}

/** The keyboard that a kind of field opens; what it may hold is checked by its schema alone. */
const INPUTS: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  email: { type: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 30 },
  zip: { inputMode: 'numeric', maxLength: 30 },
  url: { inputMode: 'url', maxLength: 200 },
  date: { type: 'date' },
  count: { inputMode: 'numeric', maxLength: 9 },
  area: { inputMode: 'decimal', maxLength: 20 },
  euro: { inputMode: 'decimal', maxLength: 20 },
}

/** What somebody types into, or a list to choose from. */
export function InputControl({ describedBy, field, id, isWrong, typed }: ControlProps) {
  const t = useTranslations()
  const { autoComplete = 'off', isRequired, kind, most, name, options } = field
  const shared = {
    id, name, autoComplete, className: control.control, 'aria-describedby': describedBy,
    'aria-invalid': isWrong || undefined, 'aria-required': isRequired || undefined,
    defaultValue: typeof typed === 'string' ? typed : '',
  }
  if (kind === 'multiline') {
    return <textarea {...shared} className={`${control.control} ${styles.lines}`} rows={6} maxLength={most ?? 4000} />
  }
  if (kind === 'choice') {
    return (
      <select {...shared}>
        <option value="">{t('FormPage.choose')}</option>
        {options?.map((option) => (
          <option key={option} value={option}>
            {wordFor(t, `Forms.options.${name}.${option}`) ?? option}
          </option>
        ))}
      </select>
    )
  }
  return <input {...shared} {...(kind === 'text' ? { maxLength: most ?? 200 } : INPUTS[kind])} />
}
