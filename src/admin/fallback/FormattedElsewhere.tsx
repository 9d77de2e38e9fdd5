'use client'

import { FieldDescription } from '@payloadcms/ui'
import type { RichTextFieldClientProps } from 'payload'
import { useTextElsewhere } from './use-text-elsewhere'

/**
 * The explanation below a formatted text, and while that is empty the beginning of what visitors read
 * instead: the editor has no placeholder that could change.
 */
export function FormattedElsewhere({ field, path }: Pick<RichTextFieldClientProps, 'field' | 'path'>) {
  const elsewhere = useTextElsewhere(path)
  return (
    <>
      {elsewhere && (
        <p className="text-elsewhere" lang={elsewhere.lang}>
          {elsewhere.lang.toUpperCase()} – {elsewhere.text}
        </p>
      )}
      <FieldDescription description={field.admin?.description} path={path} />
    </>
  )
}
