'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { shortMoment } from '../dashboard/dates'

/** When the document was last saved and first made, in Belgian time. Payload's own words show that of the browser. */
export function LastSaved() {
  const { data } = useDocumentInfo()
  const { i18n, t } = useTranslation()
  const { createdAt, updatedAt } = data ?? {}
  if (typeof updatedAt !== 'string') return null
  const made = typeof createdAt === 'string' ? `${t('general:created')}: ${shortMoment(createdAt, i18n.language)}` : undefined
  return (
    <p className="last-saved" title={made}>
      {t('general:lastModified')}: <time dateTime={updatedAt}>{shortMoment(updatedAt, i18n.language)}</time>
    </p>
  )
}
