'use client'

import { PopupList, toast, UnpublishButton, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { readerLanguage, type Language } from '@/i18n/languages'

interface UnpublishProps {
  /** Said where something in the form is not saved. */
  saveFirst: Record<Language, string>
}

/**
 * Takes a document off the site. Payload's own (3.90.1) then puts what is stored in the form, in place of what
 * was typed and is not saved yet: so that is saved first.
 */
export function Unpublish({ saveFirst }: UnpublishProps) {
  const { hasPublishedDoc, hasPublishPermission, isTrashed } = useDocumentInfo()
  const isModified = useFormModified()
  const { i18n, t } = useTranslation()
  const reader = i18n.language
  if (!isModified) return <UnpublishButton />
  if (!hasPublishedDoc || !hasPublishPermission || isTrashed) return null
  return (
    <PopupList.Button id="action-unpublish" onClick={() => void toast.error(saveFirst[readerLanguage(reader)])}>
      {t('version:unpublish')}
    </PopupList.Button>
  )
}
