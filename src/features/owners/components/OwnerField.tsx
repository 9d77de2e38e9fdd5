import { Icon } from '@/ui/Icon'
import control from '@/ui/Field.module.css'
import styles from './Portal.module.css'

interface OwnerFieldProps {
  name: string
  label: string
  type: 'email' | 'password'
  /** What a browser fills in. */
  autoComplete: 'username' | 'current-password' | 'new-password'
  defaultValue?: string
  hint?: string
  /** What is wrong with it, in words; left out where nothing is. */
  error?: string | null
}

/** A field of the portal, which has to be filled in, with its label, its hint and what is wrong with it, tied together. */
export function OwnerField({ error, hint, label, name, ...input }: OwnerFieldProps) {
  const id = `owner-${name}`
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={control.field}>
      <label className={control.label} htmlFor={id}>
        {label}
        <span aria-hidden="true">&nbsp;*</span>
      </label>
      <input
        {...{ id, name, ...input }}
        className={control.control}
        aria-required
        maxLength={250}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={control.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="x" />
          {error}
        </p>
      )}
    </div>
  )
}
