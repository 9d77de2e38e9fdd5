import { describe, expect, it, vi } from 'vitest'
import { retry } from '@/lib/retry'

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
})
