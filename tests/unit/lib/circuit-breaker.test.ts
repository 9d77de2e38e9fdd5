import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CircuitBreaker } from '@/lib/circuit-breaker'

const told: string[] = []
beforeEach(() => {
  told.length = 0
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})
const breaker = () => new CircuitBreaker(2000, (isOpen, error) => told.push(isOpen ? String(error) : 'answers'))

it('lets everybody through while the service answers', () => {
  const one = breaker()
  one.answered()
  expect([one.letsThrough(), one.letsThrough(), told]).toEqual([true, true, []])
})

it('lets nobody through after a failure, then one at a time until the service answers', () => {
  const one = breaker()
  one.failed('gone')
  expect(one.letsThrough()).toBe(false)
  vi.advanceTimersByTime(2000)
  expect([one.letsThrough(), one.letsThrough()]).toEqual([true, false])
  one.failed('still gone')
  vi.advanceTimersByTime(2000)
  expect(one.letsThrough()).toBe(true)
  one.answered()
  expect([one.letsThrough(), one.letsThrough()]).toEqual([true, true])
  expect(told).toEqual(['gone', 'answers'])
})
