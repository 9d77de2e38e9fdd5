import { expect, it } from 'vitest'
import { atMostEvery } from '@/lib/at-most-every'

it('says yes at first, and again once the time is over since it last did', () => {
  let now = 5
  const isToBeSaid = atMostEvery(100, () => now)
  const asked: boolean[] = []
  for (now of [5, 6, 104, 105, 204, 205]) asked.push(isToBeSaid())
  expect(asked).toEqual([true, false, false, true, false, true])
})
