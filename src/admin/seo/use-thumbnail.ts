import { useEffect, useState } from 'react'
import { useConfig } from '@payloadcms/ui'
import { isDoc, numberIn, textIn } from '@/lib/documents'

interface Thumbnail {
  src: string
  /** The focal point as `object-position`. */
  position: string
}

/** What was read while the admin is open, by row; null for a picture that cannot be shown. */
const known = new Map<number, Thumbnail | null>()

/** A small file of a picture, read when it is first shown; null until then, or without any. */
export function useThumbnail(id: number | null): Thumbnail | null {
  const { routes } = useConfig().config
  const [read, setRead] = useState<{ id: number; thumbnail: Thumbnail | null } | null>(null)

  useEffect(() => {
    if (id === null) return undefined
    const leaving = new AbortController()
    void thumbnailOf(id, routes.api, leaving.signal).then((thumbnail) => {
      if (!leaving.signal.aborted) setRead({ id, thumbnail })
    })
    return () => {
      leaving.abort()
    }
  }, [id, routes.api])

  return read?.id === id ? read.thumbnail : null
}

async function thumbnailOf(id: number, api: string, signal: AbortSignal) {
  const cached = known.get(id)
  if (cached !== undefined) return cached
  const answer = await fetch(`${api}/media/${id}?depth=0`, { credentials: 'include', signal })
    .then((response) => (response.ok ? (response.json() as Promise<unknown>) : null))
    .catch(() => undefined)
  // An interrupted or failed request may succeed the next time.
  if (answer === undefined) return null
  const hash = isDoc(answer) ? textIn(answer, 'hash') : ''
  const thumbnail = isDoc(answer) && hash !== '' ? thumbnailIn(answer, hash) : null
  known.set(id, thumbnail)
  return thumbnail
}

const thumbnailIn = (doc: Record<string, unknown>, hash: string): Thumbnail => ({
  src: `/media/${hash}/w600.webp`,
  position: `${numberIn(doc, 'focalX') ?? 50}% ${numberIn(doc, 'focalY') ?? 50}%`,
})
