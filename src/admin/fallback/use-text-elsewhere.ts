'use client'

import { useEffect, useState } from 'react'
import { useConfig, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { isLanguage, type TextView } from '@/i18n/languages'
import type { Doc } from '@/lib/documents'
import { storedDocument } from './stored-document'
import { isEmptyText, textElsewhere, townElsewhere } from './text-elsewhere'

interface ReadDocument {
  place: string
  doc: Doc
}

/**
 * What visitors read in another language where the field at `path` is empty; null where it is not,
 * or where no language says anything. Nothing is asked for a form whose fields are all filled.
 */
export function useTextElsewhere(path: string): TextView | null {
  const { code } = useLocale()
  const { routes } = useConfig().config
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields } = useForm()
  const isEmpty = useFormFields(([fields]) => isEmptyText(fields[path]?.value))
  const [stored, setStored] = useState<ReadDocument | null>(null)
  const below = globalSlug ? `globals/${globalSlug}` : id === undefined ? null : `${collectionSlug}/${id}`
  const place = below && isEmpty && isLanguage(code) ? `${routes.api}/${below}` : null

  useEffect(() => {
    if (!place) return
    let isWanted = true
    void storedDocument(place, code).then((doc) => {
      if (isWanted) setStored({ place, doc })
    })
    return () => {
      isWanted = false
    }
  }, [place, code])

  if (!place || !isLanguage(code) || stored?.place !== place) return null
  if (collectionSlug === 'cities') return townElsewhere(stored.doc, code)
  return textElsewhere(stored.doc, path, (row) => getFields()[`${row}.id`]?.value, code)
}
