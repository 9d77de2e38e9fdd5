import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchLate, late, retry } from '@/lib/retry'

const failing = (failures: number) => {
  let calls = 0
  return vi.fn(async () => {
    calls += 1
    if (calls <= failures) throw new Error(`failure ${calls}`)
    return 'loaded'
  })
}

describe('retry', () => {
  it('does not wait when the first try succeeds', async () => {
    const sleep = vi.fn(async () => {})
    await expect(retry(failing(0), { sleep })).resolves.toBe('loaded')
    expect(sleep).not.toHaveBeenCalled()
  })

  it('tries five times more, each wait twice the one before', async () => {
    const sleep = vi.fn(async (_milliseconds: number) => {})
    await expect(retry(failing(5), { sleep })).resolves.toBe('loaded')
    expect(sleep.mock.calls.flat()).toEqual([350, 700, 1400, 2800, 5600])
  })

  it('throws the last error when every try fails', async () => {
    const load = failing(6)
    await expect(retry(load, { sleep: async () => {} })).rejects.toThrow('failure 6')
    expect(load).toHaveBeenCalledTimes(6)
  })

  it('also retries a function that throws at once', async () => {
    const load = vi.fn(() => {
      throw new Error('no')
    })
    await expect(retry(load, { times: 1, sleep: async () => {} })).rejects.toThrow('no')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('waits by the clock unless told otherwise', async () => {
    vi.useFakeTimers()
    const result = retry(failing(1))
    await vi.advanceTimersByTimeAsync(349)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(result).resolves.toBe('loaded')
    vi.useRealTimers()
  })

  it('waits no longer once nobody does', async () => {
    vi.useFakeTimers()
    const stop = new AbortController()
    const result = retry(() => Promise.reject(new Error('no')), { signal: stop.signal })
    const ended = expect(result).rejects.toThrow('no')
    await vi.advanceTimersByTimeAsync(10)
    stop.abort()
    await ended
    vi.useRealTimers()
  })
})

const soon = { sleep: async () => {} }

describe('code that comes late', () => {
  it('is fetched once for all who want it, whatever it takes', async () => {
    const load = failing(5)
    const code = late(load, soon)
    expect(await Promise.all([code(), code()])).toEqual(['loaded', 'loaded'])
    expect(await code()).toBe('loaded')
    expect(load).toHaveBeenCalledTimes(6)
  })

  it('is tried anew by who wants it after every try failed', async () => {
    const load = failing(6)
    const code = late(load, soon)
    await expect(code()).rejects.toThrow('failure 6')
    expect(await code()).toBe('loaded')
  })
})

describe('an answer that comes late', () => {
  afterEach(() => vi.unstubAllGlobals())
  const answers = (...all: (number | Error)[]) => {
    const asked = vi.fn(async () => {
      const next = all.shift()
      if (typeof next === 'number') return new Response('', { status: next })
      throw next ?? new Error('nothing more')
    })
    vi.stubGlobal('fetch', asked)
    return asked
  }

  it('is asked for again while the network or the server fails', async () => {
    const sleep = vi.fn(async (_milliseconds: number) => {})
    const asked = answers(new TypeError('no network'), 500, 503, 502, 500, 200)
    expect((await fetchLate('/find/x', {}, { sleep })).status).toBe(200)
    expect(asked).toHaveBeenCalledTimes(6)
    expect(sleep.mock.calls.flat()).toEqual([350, 700, 1400, 2800, 5600])
  })

  it('is a failure once every try failed', async () => {
    answers(500, 500, 500, 500, 500, 503)
    await expect(fetchLate('/find/x', {}, soon)).rejects.toThrow('/find/x answers 503')
  })

  it.each([304, 400, 404, 429])('is what the server says where it says %i', async (status) => {
    vi.stubGlobal('fetch', vi.fn(async () => ({ status, ok: false })))
    expect((await fetchLate('/find/x', {}, soon)).status).toBe(status)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('is not asked for again once nobody waits for it', async () => {
    const stop = new AbortController()
    const sleep = async () => stop.abort()
    const asked = answers()
    asked.mockImplementation(async () => {
      stop.signal.throwIfAborted()
      return new Response('', { status: 500 })
    })
    await expect(fetchLate('/find/x', { signal: stop.signal }, { sleep })).rejects.toThrow('abort')
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
