import type { BasePayload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Background } from '@/cms/background'
import { repeat } from '@/server/repeat'

const error = vi.fn()
const payload = { logger: { error } } as unknown as BasePayload
const EVERY_MS = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  error.mockClear()
})

/** Work that ends when it is told to. */
function slowWork() {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { work, end: () => { ends.shift()?.(); return vi.advanceTimersByTimeAsync(0) } }
}

describe('what is repeated', () => {
  it('is done at each turn, and not before the first', async () => {
    const work = vi.fn(() => Promise.resolve())
    repeat(payload, { everyMs: EVERY_MS, failed: 'no', work })
    expect(work).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('is never done twice at once', async () => {
    const { end, work } = slowWork()
    repeat(payload, { everyMs: EVERY_MS, failed: 'no', work })
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(work).toHaveBeenCalledTimes(1)
    await end()
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is done at once when it is called for, and once more however often that was meanwhile', async () => {
    const { end, work } = slowWork()
    const now = repeat(payload, { everyMs: 1e6, failed: 'no', work })
    now()
    expect(work).toHaveBeenCalledTimes(1)
    now()
    now()
    await end()
    expect(work).toHaveBeenCalledTimes(2)
    await end()
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('is logged where it fails, and goes on', async () => {
    const work = vi.fn(() => Promise.reject(new Error('closed')))
    repeat(payload, { everyMs: EVERY_MS, failed: 'Could not; trying again', work })
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS)
    expect(work).toHaveBeenCalledTimes(2)
    expect(error).toHaveBeenLastCalledWith(expect.objectContaining({ msg: 'Could not; trying again' }))
  })

  it('is waited for as the server stops, and not begun again', async () => {
    const { end, work } = slowWork()
    const background = new Background()
    const now = repeat(payload, { everyMs: EVERY_MS, failed: 'no', work }, background)
    now()
    now()
    let stopped = false
    void background.stop().then(() => (stopped = true))
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(stopped).toBe(false)
    await end()
    expect(stopped).toBe(true)
    now()
    await vi.advanceTimersByTimeAsync(5 * EVERY_MS)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
