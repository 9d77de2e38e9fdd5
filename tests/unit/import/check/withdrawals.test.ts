import { describe, expect, it } from 'vitest'
import { planWithdrawals } from '@/import/check/withdrawals'

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

describe('planWithdrawals', () => {
  it.each([
    { live: 10, stay: 10, refused: false },
    { live: 10, stay: 8, refused: false },
    { live: 10, stay: 7, refused: true },
    { live: 4, stay: 3, refused: true },
    { live: 5, stay: 4, refused: false },
    { live: 3, stay: 0, refused: true },
    { live: 0, stay: 0, refused: false },
  ])('$stay of $live stay: refused $refused', ({ live, stay, refused }) => {
    const plan = { current: ids(live), incoming: [...ids(stay), ...ids(3, 1000)] }
    expect(planWithdrawals({ ...plan, allow: false })).toEqual({
      withdraw: ids(live - stay, stay + 1),
      refused,
    })
    expect(planWithdrawals({ ...plan, allow: true }).refused).toBe(false)
  })

  it('counts an ID once and sorts by number', () => {
    const plan = planWithdrawals({ current: [100, 9, 9], incoming: [], allow: true })
    expect(plan.withdraw).toEqual([9, 100])
  })
})
