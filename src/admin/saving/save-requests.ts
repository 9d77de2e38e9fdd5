import { BEGAN_WITH, conflictIn, type SaveConflict } from '@/domain/saves/version'
import type { Doc } from '@/lib/documents'

/**
 * The saves of Payload's forms, as they leave the browser. Its form and its autosave (3.90.1) hand
 * neither what they send nor what comes of it to anybody: this file stands between them and `fetch`,
 * and relies on their sending a form with `_payload` to the address of the document in the REST API.
 * `tests/e2e/saving.spec.ts` fails where that is no longer so.
 */
export interface SaveAttempt {
  url: string
  method: 'PATCH' | 'POST'
  /** What was sent. */
  values: Doc
  isAutosave: boolean
}

/** What became of a save. */
export type SaveOutcome =
  | { kind: 'saved'; doc: Doc }
  | { kind: 'offline' }
  | { kind: 'refused'; message: string; conflict: SaveConflict | null; fields: RefusedField[] }

/** A field that the server refused, by its path in the form, and why. */
export interface RefusedField {
  path: string
  message: string
}

/** Who follows the saves of one document. */
export interface SaveWatcher {
  /** The version that its form began with; null where there is none yet. */
  began: () => string | null
  /** Said where the server cannot be reached. */
  offline: string
  /** `attempt` is null for a save that was not of the form, such as going back to what is published. */
  ended: (attempt: SaveAttempt | null, outcome: SaveOutcome) => void
}

const API = '/api/'
const UNREACHABLE = new Set([502, 503, 504])
const watchers = new Map<string, SaveWatcher>()
let original: typeof fetch | null = null

/** Follows the saves of a place (`pages/12`, `globals/header`, `pages` for a new one); gives what ends it. */
export function watchSaves(place: string, watcher: SaveWatcher): () => void {
  watchers.set(place, watcher)
  if (!original) {
    original = window.fetch
    window.fetch = follow
  }
  return () => {
    if (watchers.get(place) === watcher) watchers.delete(place)
    if (watchers.size > 0 || !original || window.fetch !== follow) return
    window.fetch = original
    original = null
  }
}

async function follow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const send = original ?? window.fetch
  const method = init?.method?.toUpperCase()
  if (input instanceof Request || (method !== 'PATCH' && method !== 'POST')) return send(input, init)
  const { pathname } = new URL(input, location.href)
  const watcher = pathname.startsWith(API) ? watchers.get(pathname.slice(API.length)) : undefined
  if (!watcher) return send(input, init)
  const url = String(input)
  const sent = init?.body instanceof FormData ? init.body.get('_payload') : null
  if (typeof sent !== 'string') return learn(watcher, await send(input, init))
  const values = JSON.parse(sent) as Doc
  const attempt: SaveAttempt = { url, method, values, isAutosave: url.includes('autosave=true') }
  const headers = new Headers(init?.headers)
  const began = watcher.began()
  if (began) headers.set(BEGAN_WITH, began)
  let response: Response
  try {
    response = await send(input, { ...init, headers })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    response = unreachable
  }
  return end(watcher, attempt, response)
}

const unreachable = { ok: false, status: 503 } as Response

const refusedWith = (status: number, messages: string[]): Response =>
  Response.json({ errors: messages.map((message) => ({ message })) }, { status })

interface SaveAnswer {
  doc?: Doc
  result?: Doc
  message?: string
  errors?: { message: string; data?: { errors?: RefusedField[] } }[]
}

async function end(watcher: SaveWatcher, attempt: SaveAttempt, response: Response): Promise<Response> {
  // What the bar below the form says need not be said by a message that goes away, once a second.
  const brief = (status: number, message: string): Response =>
    refusedWith(status, attempt.isAutosave ? [] : [message])
  if (UNREACHABLE.has(response.status)) {
    watcher.ended(attempt, { kind: 'offline' })
    return brief(503, watcher.offline)
  }
  const answer = (await response.clone().json().catch(() => ({}))) as SaveAnswer
  const doc = answer.doc ?? answer.result
  if (response.ok && doc) {
    watcher.ended(attempt, { kind: 'saved', doc })
    return response
  }
  const [error] = answer.errors ?? []
  const fields = error?.data?.errors ?? []
  const message = fields[0]?.message ?? error?.message ?? ''
  const conflict = conflictIn(answer)
  watcher.ended(attempt, { kind: 'refused', message, conflict, fields })
  return conflict ? brief(response.status, message) : response
}

async function learn(watcher: SaveWatcher, response: Response): Promise<Response> {
  const answer = (await response.clone().json().catch(() => ({}))) as SaveAnswer
  const doc = answer.doc ?? answer.result
  if (response.ok && doc) watcher.ended(null, { kind: 'saved', doc })
  return response
}

/**
 * Goes back to what is published of a place, as a save that names the version its form began with. Gives what is
 * stored then, or nothing, and what the server says of it; nothing of that where it cannot be reached.
 */
export async function sendRevert(place: string, address: string): Promise<Pick<SaveAnswer, 'doc' | 'message'>> {
  const watcher = watchers.get(place)
  const began = watcher?.began()
  const answer = await fetch(address, { method: 'POST', credentials: 'include', headers: began ? { [BEGAN_WITH]: began } : {} })
    .then((response) => response.json() as Promise<SaveAnswer>)
    .catch((): SaveAnswer => ({}))
  const { doc, errors } = answer
  const message = answer.message ?? errors?.[0]?.message
  const conflict = conflictIn(answer)
  if (doc) watcher?.ended(null, { kind: 'saved', doc })
  if (conflict) watcher?.ended(null, { kind: 'refused', message: message ?? '', conflict, fields: [] })
  return { doc, message }
}
