import { expect, it, vi } from 'vitest'
import { madeOnce } from '@/lib/made-once'

it('makes once for each object, also what is nothing', () => {
  const make = vi.fn((of: { value: string | null }) => of.value)
  const made = madeOnce(make)
  const [some, none] = [{ value: 'a' }, { value: null }]
  expect([made(some), made(none), made(some), made(none), made({ value: 'a' })]).toEqual(['a', null, 'a', null, 'a'])
  expect(make).toHaveBeenCalledTimes(3)
})
