'use client'

import { useEffect } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'

/**
 * What was never published has something to publish. Payload (3.90.1) counts what is newer than the
 * published state and finds nothing, so that planning a new draft would begin with taking it off line.
 */
export function NeverPublished() {
  const { hasPublishedDoc, id, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isNew = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isNew) setUnpublishedVersionCount(1)
  }, [isNew, setUnpublishedVersionCount])
  return null
}
