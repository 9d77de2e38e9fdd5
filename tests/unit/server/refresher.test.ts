import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf } from '@/server/answer'
import { PageCache } from '@/server/page-cache'
import { Refresher } from '@/server/refresher'
import { Renders } from '@/server/renders'

/** A database with recorded changes, and what the server did about them. */
function site() {
  const cache = new PageCache()
  const renders = new Renders()
  const calls: { again: string[]; at: number }[] = []
  const state = { newest: 0, applied: 0, fails: 0, failures: 0 }
  const refresher = new Refresher({
    cache,
    renders,
    newest: async () => state.newest,
    applied: () => state.applied,
    refresh: async (again) => {
      calls.push({ again, at: performance.now() })
      if (state.fails-- > 0) throw new Error('busy')
      const isNew = state.newest > state.applied
      state.applied = state.newest
      return isNew ? ['listings'] : []
    },
    failed: () => void (state.failures += 1),
  })
  return { cache, renders, calls, state, refresher }
}

const page = await answerOf('<p>Huis</p>', {})

/** Whether a page that is rendered now would be stored. */
const stores = (cache: PageCache): boolean => {
  cache.store('/', page, cache.state)
  return cache.get('/') !== undefined
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Looks as the server does, every 200 ms, while another process commits a change each 50 ms. */
async function importing(ms: number, one: ReturnType<typeof site>): Promise<void> {
  for (let at = 0; at < ms; at += 50) {
    one.state.newest += 1
    if (at % 200 === 0) one.refresher.poll()
    await pass(50)
  }
}

describe('changes', () => {
  it('of this process are applied at once, however often', async () => {
    const { refresher, calls, state } = site()
    state.newest = 1
    refresher.committed()
    await pass(0)
    state.newest = 2
    refresher.committed()
    await pass(0)
    expect(state.applied).toBe(2)
    expect(calls.filter(({ again }) => again.length === 0)).toHaveLength(2)
  })

  it('of this process that come while it applies others are not forgotten', async () => {
    const { refresher, state } = site()
    state.newest = 1
    refresher.committed()
    state.newest = 2
    refresher.committed()
    await pass(0)
    expect(state.applied).toBe(2)
  })

  it('of another process are gathered to one refresh a second; the first is seen at once', async () => {
    const one = site()
    await importing(5000, one)
    const refreshes = one.calls.filter(({ again }) => again.length === 0)
    expect(refreshes.length).toBeGreaterThanOrEqual(5)
    expect(refreshes.length).toBeLessThanOrEqual(6)
    expect(refreshes[1]!.at - refreshes[0]!.at).toBeGreaterThanOrEqual(1000)
  })

  it('of another process that have ended are not waited for', async () => {
    const one = site()
    await importing(1250, one)
    for (let at = 0; at < 600; at += 200) {
      await pass(200)
      one.refresher.poll()
    }
    await pass(0)
    expect(one.state.applied).toBe(one.state.newest)
  })

  it('do not switch the page cache off while another process makes them', async () => {
    const one = site()
    let stored = 0
    for (let round = 0; round < 100; round += 1) {
      await importing(50, one)
      if (stores(one.cache)) stored += 1
    }
    expect(stored).toBeGreaterThan(90)
  })

  it('leave the page cache on for a second after the renders from before have ended', async () => {
    const one = site()
    let stored = 0
    for (let round = 0; round < 100; round += 1) {
      void one.renders.track(new Promise((ended) => setTimeout(ended, 700)))
      await importing(50, one)
      if (stores(one.cache)) stored += 1
    }
    expect(stored).toBeGreaterThan(50)
  })

  it('that could not be applied are tried again', async () => {
    const { refresher, state } = site()
    Object.assign(state, { newest: 1, fails: 1 })
    refresher.poll()
    await pass(1000)
    expect([state.applied, state.failures]).toEqual([0, 1])
    refresher.poll()
    await pass(0)
    expect(state.applied).toBe(1)
  })
})

describe('a page that was being rendered while a change landed', () => {
  it('is not stored, and expires once more when it has ended', async () => {
    const { cache, refresher, calls, renders, state } = site()
    const begun = cache.state
    let end = (): void => undefined
    void renders.track(new Promise<void>((resolve) => (end = resolve)))
    state.newest = 1
    refresher.committed()
    await pass(4000)
    expect(calls.map(({ again }) => again)).toEqual([[]])
    expect(stores(cache)).toBe(false)
    end()
    await pass(0)
    expect(calls.map(({ again }) => again)).toEqual([[], ['listings']])
    cache.store('/old', page, begun)
    expect(cache.get('/old')).toBeUndefined()
    expect(stores(cache)).toBe(true)
  })

  it('and is read slowly does not switch the cache off, and expires when it has ended', async () => {
    const { cache, refresher, calls, renders, state } = site()
    let end = (): void => undefined
    void renders.track(new Promise<void>((resolve) => (end = resolve)))
    state.newest = 1
    refresher.committed()
    await pass(6000)
    expect(stores(cache)).toBe(true)
    end()
    await pass(0)
    expect(calls.map(({ again }) => again)).toEqual([[], ['listings']])
    expect(cache.get('/')).toBeUndefined()
    expect(stores(cache)).toBe(true)
  })

  it('expires where it failed too', async () => {
    const { refresher, calls, renders, state } = site()
    const failed = renders.track(Promise.reject(new Error('gone')))
    state.newest = 1
    refresher.committed()
    await expect(failed).rejects.toThrow('gone')
    await pass(0)
    expect(calls).toHaveLength(2)
  })

  it('expires although the server did not answer at first', async () => {
    const { cache, refresher, calls, state } = site()
    state.newest = 1
    refresher.committed()
    await pass(0)
    state.fails = 2
    const expired = refresher.expire(['site'])
    await pass(5000)
    await expired
    expect(calls.at(-1)?.again).toEqual(['site'])
    expect(stores(cache)).toBe(true)
  })
})

it('a new day expires what it is asked to, and again once pages from before have ended', async () => {
  const { cache, refresher, calls } = site()
  cache.store('/', page, cache.state)
  await refresher.expire(['site'])
  await pass(0)
  expect(cache.get('/')).toBeUndefined()
  expect(calls.map(({ again }) => again)).toEqual([['site'], ['site']])
})
