'use client'

import type { TextFieldClientProps } from 'payload'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'

/** A time of the day, with the control that browsers have for it: typed, or chosen on a telephone. */
export function TimeField({ field, path, readOnly }: TextFieldClientProps) {
  const { admin, label, required } = field
  const { disabled, setValue, showError, value } = useField<string>({ path })
  const id = `field-${path.replace(/\./g, '__')}`
  return (
    <div className="field-type text" style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={label} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="time"
          step={300}
          value={value ?? ''}
          disabled={readOnly || disabled}
          aria-required={required}
          aria-invalid={showError}
          onChange={(event) => setValue(event.target.value || null)}
        />
      </div>
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
