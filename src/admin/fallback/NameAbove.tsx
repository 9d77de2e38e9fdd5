'use client'

import { useEffect } from 'react'
import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useTextElsewhere } from './use-text-elsewhere'

/**
 * Calls a document that has no name in the language on the screen by its other one above its form,
 * where Payload writes its number. It shows nothing itself, so that it is there whichever tab is open.
 */
export function NameAbove() {
  const { getEntityConfig } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const field = collectionSlug ? getEntityConfig({ collectionSlug })?.admin.useAsTitle : undefined
  const elsewhere = useTextElsewhere(field ?? '')
  const name = elsewhere && `${elsewhere.text} (${elsewhere.lang.toUpperCase()})`
  useEffect(() => {
    if (name !== null && title !== name) setDocumentTitle(name)
  }, [name, title, setDocumentTitle])
  return null
}
