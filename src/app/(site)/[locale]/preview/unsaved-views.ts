import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { DraftState } from '@/content/preview/state'
import { ofProcess } from '@/lib/of-process'
import { previewPathOf, type PreviewTarget } from '@/routes/preview-path'
import type { FoundContent } from '../resolve/found-content'

/** Longer than somebody thinks between two keys; a frame that is shown again after that has a new form. */
const FORGET_MS = 5 * 60_000
/** Forms that are being typed in at a time. One that falls out is put there again by its next key. */
const MOST = 40

/** What somebody types, as a page, and how what is stored of it differs from what visitors see. */
export interface UnsavedView {
  found: FoundContent
  state: DraftState
}

interface Unsaved {
  path: string
  /** The account that typed it: nobody else sees it. */
  user: number
  view: UnsavedView
}

const views = ofProcess('unsaved-views', () => new LRUCache<string, Unsaved>({ max: MOST, ttl: FORGET_MS }))

/**
 * Puts a page of what somebody types where their preview finds it, instead of what it showed before under
 * `key` where that is theirs. Gives the key.
 */
export function putUnsaved(key: string | null, target: PreviewTarget, user: number, view: UnsavedView): string {
  const own = key !== null && unsavedView(key, target, user) ? key : randomUUID()
  views().set(own, { path: previewPathOf(target), user, view })
  return own
}

/** What somebody types, who were let in when they sent it; null where there is none of that key, or it is not theirs. */
export function unsavedView(key: string | null, target: PreviewTarget, user: number): UnsavedView | null {
  const one = key === null ? undefined : views().get(key)
  return one?.user === user && one.path === previewPathOf(target) ? one.view : null
}
