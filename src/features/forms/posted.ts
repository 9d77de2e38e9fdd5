import 'server-only'
import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PostedForm } from '@/domain/forms/asked'

/** The page is rendered at once; one that never asks is forgotten. */
const FORGET_MS = 30_000
/** Of 64 kB each at most. */
const MOST = 200

const KEY = Symbol.for('estate.posted-forms')
const holder = globalThis as { [KEY]?: LRUCache<string, PostedForm> }

/** Endpoints and pages are separate bundles. */
const posted = (): LRUCache<string, PostedForm> =>
  (holder[KEY] ??= new LRUCache<string, PostedForm>({ max: MOST, ttl: FORGET_MS }))

/** Puts a form that was sent where the page that shows it again finds it. Gives its name. */
export function putPosted(form: PostedForm): string {
  const id = randomUUID()
  posted().set(id, form)
  return id
}

/** A form that was sent, once; null where there is none of that name. */
export function takePosted(id: string): PostedForm | null {
  const form = posted().get(id) ?? null
  posted().delete(id)
  return form
}
