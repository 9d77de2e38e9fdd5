import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerOf } from '@/server/answer'
import { PageCache } from '@/server/page-cache'
import { Refresher } from '@/server/refresher'
import { Renders } from '@/server/renders'

/** A database with recorded changes, and what the server did about them. */
function site() {
  const cache = new PageCache()
  const renders = new Renders()
  const applied: number[] = []
  const state = { newest: 0, applied: 0, fails: 0, failures: 0 }
  const refresher = new Refresher({
    cache,
    renders,
    newest: async () => state.newest,
    applied: () => state.applied,
    apply: async () => {
      applied.push(performance.now())
      if (state.fails-- > 0) throw new Error('busy')
      state.applied = state.newest
    },
    failed: () => void (state.failures += 1),
  })
  return { cache, renders, applied, state, refresher }
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
    const { refresher, applied, state } = site()
    state.newest = 1
    refresher.committed()
    await pass(0)
    state.newest = 2
    refresher.committed()
    await pass(0)
    expect(state.applied).toBe(2)
    expect(applied).toHaveLength(2)
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
    expect(one.applied.length).toBeGreaterThanOrEqual(5)
    expect(one.applied.length).toBeLessThanOrEqual(6)
    expect(one.applied[1]! - one.applied[0]!).toBeGreaterThanOrEqual(1000)
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
      one.renders.track(new Promise((ended) => setTimeout(ended, 700)))
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
    expect([state.applied, state.failures]).toEqual([1, 1])
  })
})

/** A render that runs until it is ended. */
function rendering(renders: Renders): () => void {
  let end = (): void => undefined
  renders.track(new Promise<void>((resolve) => (end = resolve)))
  return () => end()
}

describe('a page that was being rendered while a change landed', () => {
  it('is not stored, nor is any until it has ended, however long it takes', async () => {
    const { cache, refresher, renders, state } = site()
    const begun = cache.state
    const end = rendering(renders)
    state.newest = 1
    refresher.committed()
    await pass(60_000)
    expect(stores(cache)).toBe(false)
    end()
    await pass(0)
    cache.store('/old', page, begun)
    expect(cache.get('/old')).toBeUndefined()
    expect(stores(cache)).toBe(true)
  })

  it('is waited for after each of the changes that it may not have seen', async () => {
    const { cache, refresher, renders, state } = site()
    const endFirst = rendering(renders)
    state.newest = 1
    refresher.committed()
    await pass(0)
    // It reads what is before the second change, and ends after the first has settled.
    const endSecond = rendering(renders)
    state.newest = 2
    refresher.committed()
    await pass(0)
    endFirst()
    await pass(0)
    expect(stores(cache)).toBe(false)
    endSecond()
    await pass(0)
    expect(stores(cache)).toBe(true)
  })

  it('is waited for where the change could not be applied, and where it failed itself', async () => {
    const { cache, refresher, renders, state } = site()
    const end = rendering(renders)
    renders.track(Promise.reject(new Error('gone')))
    Object.assign(state, { newest: 1, fails: 1 })
    refresher.committed()
    await pass(0)
    expect(stores(cache)).toBe(false)
    end()
    await pass(0)
    expect(stores(cache)).toBe(true)
  })
})

describe('a new day', () => {
  it('clears the page cache, which stores nothing until pages from before have ended', async () => {
    const { cache, refresher, renders, applied } = site()
    cache.store('/', page, cache.state)
    const end = rendering(renders)
    refresher.newDay()
    expect(cache.get('/')).toBeUndefined()
    expect(stores(cache)).toBe(false)
    end()
    await pass(0)
    expect(stores(cache)).toBe(true)
    expect(applied).toEqual([])
  })

  it('that begins while a change settles is not forgotten', async () => {
    const { cache, refresher, renders, state } = site()
    const endFirst = rendering(renders)
    state.newest = 1
    refresher.committed()
    await pass(0)
    const endSecond = rendering(renders)
    refresher.newDay()
    endFirst()
    await pass(0)
    expect(stores(cache)).toBe(false)
    endSecond()
    await pass(0)
    expect(stores(cache)).toBe(true)
  })
})
