import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { wordFor } from '@/i18n/word'
import type { ControlProps } from './InputControl'
import styles from './Form.module.css'

/** Radio buttons, or boxes to tick: one for each option, or a single one with its own label. */
export function OptionControls({ describedBy, field, id, isWrong, label, typed }: ControlProps & { label: ReactNode }) {
  const t = useTranslations('Forms.options')
  const { isRequired, kind, name, percent = 'yes' } = field
  const options = kind === 'yes' ? [String(percent)] : (field.options ?? [])
  const chosen = [typed].flat()
  return (
    <div className={styles.options}>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            id={index === 0 ? id : `${id}-${index + 1}`}
            type={kind === 'choice' ? 'radio' : 'checkbox'}
            name={name}
            value={option}
            defaultChecked={chosen.includes(option)}
            aria-invalid={isWrong || undefined}
            {...(kind === 'yes' && { 'aria-describedby': describedBy, 'aria-required': isRequired || undefined })}
          />
          <span>{label ?? (field.hasOwnWords ? option : wordFor(t, `${name}.${option}`)) ?? option}</span>
        </label>
      ))}
    </div>
  )
}
