import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { ofProcess } from '@/lib/of-process'

export interface RequestScope {
  /** What a proxy in front calls it; null where it gets a number of ours, once something is logged of it. */
  id: string | null
  /** By `performance.now()`. */
  startedAt: number
}

const scopes = ofProcess('request-scope', () => new AsyncLocalStorage<RequestScope>())

/** Does something as part of a request: what is logged meanwhile, and of what it begins, names it. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes().run(scope, work)

/** The number of the request that is being answered, and milliseconds since it began; undefined outside any. */
export function currentRequest(): { request: string; ms: number } | undefined {
  const scope = scopes().getStore()
  if (!scope) return undefined
  // Most requests need none, and it takes longer to make than all else here.
  scope.id ??= randomUUID().slice(24)
  return { request: scope.id, ms: performance.now() - scope.startedAt }
}
