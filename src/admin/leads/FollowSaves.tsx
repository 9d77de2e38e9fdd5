'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'

/** Reads the page again once the lead was saved: its history has grown. */
export function FollowSaves() {
  const router = useRouter()
  const savedAt: unknown = useDocumentInfo().data?.updatedAt
  const seen = useRef(savedAt)
  useEffect(() => {
    if (seen.current === savedAt) return
    seen.current = savedAt
    router.refresh()
  }, [savedAt, router])
  return null
}
