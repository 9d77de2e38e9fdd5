'use client'

import type { TextFieldClientProps } from 'payload'
import { FieldDescription, PasswordField } from '@payloadcms/ui'

/** Only the server knows whether it is needed. */
const optional = () => true as const

/** The field for one's present password: its signs are hidden, and browsers offer what they stored. */
export function CurrentPassword({ field, path }: TextFieldClientProps) {
  const { admin, label, name } = field
  return (
    // One element, as every field of a form: Payload puts room between them.
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name, label }}
        path={path}
        validate={optional}
      />
      <FieldDescription description={admin?.description} path={path} />
    </div>
  )
}
