'use client'

import { useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { withColon } from '../with-colon'
import { shortMoment } from './written-dates'

/** Where Payload (3.90.1) says the same in the time of the browser, above its buttons. */
const ABOVE = '.doc-controls__meta'

/**
 * When the document was last saved and first made, in Belgian time: beside the buttons, and above them on a
 * telephone. Payload's own words show the time of the browser.
 */
export function LastSaved() {
  const { data, isTrashed } = useDocumentInfo()
  const { i18n, t } = useTranslation()
  const [above, setAbove] = useState<Element | null>(null)
  const find = useCallback((node: HTMLElement | null) => {
    setAbove(node?.closest('.doc-controls')?.querySelector(ABOVE) ?? null)
  }, [])
  const { createdAt, deletedAt, updatedAt } = data ?? {}
  const at: unknown = isTrashed ? deletedAt : updatedAt
  if (typeof at !== 'string') return null
  const made = typeof createdAt === 'string' ? `${withColon(t('general:created'), i18n.language)} ${shortMoment(createdAt, i18n.language)}` : undefined
  const words = (
    <>
      {withColon(t(isTrashed ? 'general:deleted' : 'general:lastModified'), i18n.language)} <time dateTime={at}>{shortMoment(at, i18n.language)}</time>
    </>
  )
  return (
    <>
      <p className="last-saved" ref={find} title={made}>
        {words}
      </p>
      {above && createPortal(<li className="doc-controls__list-item last-saved last-saved--above">{words}</li>, above)}
    </>
  )
}
