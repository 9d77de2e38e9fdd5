'use client'

import { useMemo } from 'react'
import { TextareaField, TextField } from '@payloadcms/ui'
import type { TextareaFieldClientProps, TextFieldClientProps } from 'payload'
import type { TextView } from '@/i18n/languages'
import { useTextElsewhere } from './use-text-elsewhere'

const shown = ({ lang, text }: TextView): string => `${lang.toUpperCase()} – ${text}`

/** A line of text per language; empty, it shows as its placeholder what visitors read instead. */
export function TextElsewhere(props: TextFieldClientProps) {
  const elsewhere = useTextElsewhere(props.path)
  return <TextField {...props} field={useWithPlaceholder(props.field, elsewhere)} />
}

/** The same for a text of several lines. */
export function TextareaElsewhere(props: TextareaFieldClientProps) {
  const elsewhere = useTextElsewhere(props.path)
  return <TextareaField {...props} field={useWithPlaceholder(props.field, elsewhere)} />
}

function useWithPlaceholder<F extends { admin?: object }>(field: F, elsewhere: TextView | null): F {
  const placeholder = elsewhere ? shown(elsewhere) : undefined
  return useMemo(
    () => (placeholder ? { ...field, admin: { ...field.admin, placeholder } } : field),
    [field, placeholder],
  )
}
