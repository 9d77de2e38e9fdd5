import { expect, it, vi } from 'vitest'
import { ofProcess, slotOfProcess } from '@/lib/of-process'

/** As another bundle has it. */
const elsewhere = async () => {
  vi.resetModules()
  return import('@/lib/of-process')
}

it('is made once, when it is first asked for, whichever bundle asks', async () => {
  const make = vi.fn(() => new Set<number>())
  const own = ofProcess('test-made', make)
  const other = (await elsewhere()).ofProcess('test-made', make)
  expect(make).not.toHaveBeenCalled()
  expect(other()).toBe(own())
  expect(make).toHaveBeenCalledTimes(1)
})

it('is what one bundle has set for all, also nothing', async () => {
  const own = slotOfProcess<string | null>('test-set')
  const other = (await elsewhere()).slotOfProcess<string | null>('test-set')
  expect(other.get()).toBeUndefined()
  own.set('here')
  expect(other.get()).toBe('here')
  other.set(null)
  expect(own.get()).toBeNull()
})

it('has a name of its own for each', () => {
  slotOfProcess('test-one').set(1)
  expect(slotOfProcess('test-other').get()).toBeUndefined()
})
