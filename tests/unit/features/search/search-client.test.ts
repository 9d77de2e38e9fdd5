import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchAnswer, Question } from '@/features/search/match-worker'
import { searchIndexOf } from '../../../support/search-fixtures'

const json = JSON.stringify(await searchIndexOf())

/** Answers as the worker does, from what it was told. */
class FakeWorker {
  static all: FakeWorker[] = []
  told: Question[] = []
  ended = false
  private readonly listeners: Record<string, (event: { data?: SearchAnswer }) => void> = {}
  constructor() {
    FakeWorker.all.push(this)
  }
  addEventListener(name: string, listener: (event: { data?: SearchAnswer }) => void) {
    this.listeners[name] = listener
  }
  postMessage(question: Question) {
    this.told.push(question)
  }
  terminate() {
    this.ended = true
  }
  answer(ticket: number, id: number) {
    const results = { types: [], cities: [], properties: [{ id, href: `/${id}/` }] }
    this.listeners.message?.({ data: { ticket, results } })
  }
  fail() {
    this.listeners.error?.({})
  }
}

/** What is waited before each new try. */
const WAITS = [350, 700, 1400, 2800, 5600]

const fetched = vi.fn<(address: string) => Promise<Response>>()

const index = (size: number, etag: string) => () =>
  Promise.resolve(
    new Response(json, {
      headers: { etag, 'x-search-size': String(size) },
    }),
  )

/** The file anew: it remembers what it opened. */
const client = () => import('@/features/search/search-client')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.all = []
  fetched.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('openSearch', () => {
  it('searches a small index in the page, fetched once', async () => {
    fetched.mockImplementation(index(5000, '"a"'))
    const { openSearch } = await client()
    const [search] = await Promise.all([openSearch('fr'), openSearch('fr')])
    expect((await search('namur')).cities[0]?.name).toBe('Namur [5000]')
    expect(fetched.mock.calls).toEqual([['/find/index/fr', {}]])
    expect(FakeWorker.all).toEqual([])
  })

  it('leaves a large one to a worker, which gets it unread', async () => {
    fetched.mockImplementation(index(5001, '"a"'))
    const { openSearch } = await client()
    const search = await openSearch('fr')
    const [first, second] = [search('1'), search('2')]
    const [worker] = FakeWorker.all
    expect(worker?.told).toEqual([
      { index: json },
      { ticket: 1, input: '1' },
      { ticket: 2, input: '2' },
    ])
    worker?.answer(2, 22)
    worker?.answer(1, 11)
    expect((await first).properties[0]?.id).toBe(11)
    expect((await second).properties[0]?.id).toBe(22)
  })

  it('asks another worker where one fails', async () => {
    fetched.mockImplementation(index(5001, '"a"'))
    const { openSearch } = await client()
    const waiting = (await openSearch('fr'))('1')
    for (const wait of WAITS) {
      FakeWorker.all.at(-1)?.fail()
      await vi.advanceTimersByTimeAsync(wait)
    }
    expect(FakeWorker.all.slice(0, -1).every(({ ended }) => ended)).toBe(true)
    const [last] = FakeWorker.all.slice(-1)
    expect(last?.told).toEqual([{ index: json }, { ticket: 1, input: '1' }])
    last?.answer(1, 11)
    expect((await waiting).properties[0]?.id).toBe(11)
    expect(FakeWorker.all).toHaveLength(6)
  })

  it('fails where the worker fails every time', async () => {
    fetched.mockImplementation(index(5001, '"a"'))
    const { openSearch } = await client()
    const refused = expect((await openSearch('fr'))('1')).rejects.toThrow('worker')
    for (const wait of [...WAITS, 0]) {
      FakeWorker.all.at(-1)?.fail()
      await vi.advanceTimersByTimeAsync(wait)
    }
    await refused
  })

  it('fails without an index, and tries again when asked again', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })))
    const { openSearch } = await client()
    const refused = expect(openSearch('fr')).rejects.toThrow('503')
    await vi.runAllTimersAsync()
    await refused
    expect(fetched).toHaveBeenCalledTimes(6)
    fetched.mockImplementation(index(10, '"a"'))
    expect((await (await openSearch('fr'))('4711')).properties).toHaveLength(1)
  })
})

describe('refreshSearch', () => {
  it('asks again after ten seconds, and reads what is new only', async () => {
    fetched.mockImplementation(index(10, '"a"'))
    const { openSearch, refreshSearch } = await client()
    const first = await openSearch('fr')
    refreshSearch('fr')
    expect(fetched).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_001)
    refreshSearch('fr')
    expect(await openSearch('fr')).toBe(first)
    expect(fetched).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(10_001)
    fetched.mockImplementation(index(10, '"b"'))
    refreshSearch('fr')
    expect(await openSearch('fr')).not.toBe(first)
  })

  it('keeps the index at hand where that fails', async () => {
    fetched.mockImplementation(index(10, '"a"'))
    const { openSearch, refreshSearch } = await client()
    const first = await openSearch('fr')
    vi.advanceTimersByTime(10_001)
    fetched.mockImplementation(() => Promise.reject(new Error('offline')))
    refreshSearch('fr')
    expect(await openSearch('fr')).toBe(first)
  })
})
