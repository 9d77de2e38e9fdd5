'use client'

import { useEffect } from 'react'
import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { keepsAnyOf } from './kept-text'

/** A form of the same document comes in its place within this time: in another language, or another tab of it. */
const WAIT_MS = 1500

const open = new Map<string, number>()

/**
 * Says that somebody left the form of a document; the server deletes it where nobody ever wrote anything
 * in it. What was typed and could not be saved is kept in this browser, which offers it in that form: the
 * document stays.
 */
export function LeaveUntouched() {
  const { collectionSlug, id, versionCount } = useDocumentInfo()
  const { routes } = useConfig().config
  // Saved once, it has a second version.
  const place = collectionSlug && id !== undefined && versionCount < 2 ? `${collectionSlug}/${id}` : null
  useEffect(() => {
    if (!place) return
    open.set(place, (open.get(place) ?? 0) + 1)
    return () => {
      open.set(place, (open.get(place) ?? 1) - 1)
      setTimeout(() => {
        const stays = (open.get(place) ?? 0) > 0 || `${location.pathname}/`.includes(`/collections/${place}/`)
        // A server that cannot be reached finds it by itself, a month later.
        if (!stays && !keepsAnyOf(place)) void fetch(`${routes.api}/${place}/leave`, { method: 'POST', credentials: 'include' }).catch(() => undefined)
      }, WAIT_MS)
    }
  }, [place, routes.api])
  return null
}
