import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { latest } from '@/content/preview/latest'

const PAUSE = 40

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the latest state', () => {
  const watched = () => {
    const shown: string[] = []
    let end = (): void => {}
    const show = (value: string) => {
      shown.push(value)
      return new Promise<void>((resolve) => (end = resolve))
    }
    return { ...latest(show, PAUSE), shown, end: () => end() }
  }

  it('is shown after a pause, with what followed in it', async () => {
    const { offer, shown } = watched()
    offer('a')
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    offer('ab')
    expect(shown).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toEqual(['ab'])
  })

  it('waits while another is being shown, and leaves out what is older', async () => {
    const { offer, shown, end } = watched()
    offer('a')
    await vi.advanceTimersByTimeAsync(PAUSE)
    for (const value of ['ab', 'abc', 'abcd']) offer(value)
    await vi.advanceTimersByTimeAsync(10 * PAUSE)
    expect(shown).toEqual(['a'])
    end()
    // It has waited long enough.
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual(['a', 'abcd'])
    end()
    await vi.advanceTimersByTimeAsync(PAUSE)
    offer('abcde')
    await vi.advanceTimersByTimeAsync(PAUSE)
    expect(shown).toEqual(['a', 'abcd', 'abcde'])
  })
})
