import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestScope {
  id: string
  /** By `performance.now()`. */
  startedAt: number
}

// On `globalThis`: what answers a request and what logs are in several bundles.
const KEY = Symbol.for('estate.request-scope')
const holder = globalThis as { [KEY]?: AsyncLocalStorage<RequestScope> }
const scopes = (holder[KEY] ??= new AsyncLocalStorage<RequestScope>())

/** Does something as part of a request: what is logged meanwhile, and of what it begins, names it. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** The request that is being answered; undefined outside any. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore()
