import { createRequire } from 'node:module'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import NextCache from '@/server/next-cache.mjs'
import { keepNextPages } from '@/server/next-pages'
import { setMemory, type Memory } from '@/content/memory/memory'
import { TagChanges } from '@/content/tag-changes'

/** What of Next asks a cache handler (16.4.6), one for each request. */
interface Asking {
  get: (path: string, context: object) => Promise<{ isStale?: boolean | -1; value: { html: string } } | null>
  set: (path: string, value: object, context: object) => Promise<void>
  revalidateTag: (tags: string[], durations?: object) => Promise<void>
}
const inNext = createRequire(import.meta.url)
const { IncrementalCache } = inNext('next/dist/server/lib/incremental-cache/index.js') as {
  IncrementalCache: new (options: object) => Asking
}
const OPTIONS = {
  dev: false, flushToDisk: false, minimalMode: false, requestHeaders: {}, previewProps: {}, locales: [],
  maxMemoryCacheSize: 0, prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
}
const request = () => new IncrementalCache({ ...OPTIONS, CurCacheHandler: NextCache })
const CONTEXT = {
  kind: 'APP_PAGE', route: { kind: 'APP_PAGE', sourceRoute: '/[locale]/[[...path]]' },
  cacheControl: { revalidate: false, expire: undefined },
}
const page = (html: string) => ({ kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': 'site,property:1' } })

/** What Next would answer: a page, one more time an old one, or null where it is to be rendered. */
async function given(path: string): Promise<string | null> {
  const entry = await request().get(path, CONTEXT)
  if (!entry || entry.isStale === -1) return null
  return entry.isStale ? `${entry.value.html}, one more time` : entry.value.html
}

let memory: Memory
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
  memory = { applied: 5, changes: new TagChanges(0) } as Memory
  setMemory(memory)
  keepNextPages(null)
})
afterEach(() => {
  vi.useRealTimers()
  setMemory(undefined as unknown as Memory)
})

function change(): void {
  memory.changes.note(memory.applied + 1, ['property:1'])
  memory.applied += 1
  memory.changes.applied()
}

const HOUR = 60 * 60 * 1000
it.each([
  ['stands', 0],
  ['goes back an hour', -HOUR],
  ['goes forward an hour, as after a sleep of the machine', HOUR],
])('a page is given until it changes, and never after, while the clock %s', async (_, step) => {
  await request().set('/p', page('old'), CONTEXT)
  vi.setSystemTime(Date.now() + step)
  expect(await given('/p')).toBe('old')
  change()
  expect(await given('/p')).toBe(null)
  await request().set('/p', page('new'), CONTEXT)
  expect(await given('/p')).toBe('new')
  vi.setSystemTime(Date.now() - step)
  expect(await given('/p')).toBe('new')
})

it('a page that was begun before a change is not kept after it', async () => {
  const slow = request()
  change()
  await slow.set('/p', page('old'), CONTEXT)
  expect(await given('/p')).toBe(null)
})

it('without a server, as in a build, nothing is kept', async () => {
  Object.assign(globalThis, { [Symbol.for('estate.next-pages')]: undefined })
  await request().set('/p', page('built'), CONTEXT)
  expect(await given('/p')).toBe(null)
})
