import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetTries, waitForAccount } from '@/features/owners/limits'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  // The clock of the cache takes a time of 0 for none.
  vi.advanceTimersByTime(1)
})
afterEach(() => vi.useRealTimers())

const isLocked = async (account: string): Promise<boolean> => (await waitForAccount(account)) > 0

it('locks an account for ten minutes from the fifth try, however the five were spread', async () => {
  const tries: boolean[] = [await isLocked('owner@example.be')]
  vi.advanceTimersByTime(10 * MINUTE_MS - 1000)
  for (let more = 0; more < 4; more += 1) tries.push(await isLocked('owner@example.be'))
  expect(tries).toEqual([false, false, false, false, false])
  for (let minute = 0; minute < 10; minute += 1) {
    expect(await isLocked('owner@example.be')).toBe(true)
    vi.advanceTimersByTime(MINUTE_MS)
  }
  vi.advanceTimersByTime(1)
  expect(await isLocked('owner@example.be')).toBe(false)
  // Locked anew, it is open once its tries are forgotten.
  for (let more = 0; more < 4; more += 1) await waitForAccount('owner@example.be')
  expect(await waitForAccount('owner@example.be')).toBe(600)
  await forgetTries('owner@example.be')
  expect(await isLocked('owner@example.be')).toBe(false)
})
