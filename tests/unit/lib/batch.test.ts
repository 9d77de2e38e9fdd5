import { describe, expect, it, vi } from 'vitest'
import { batched, sharedAsk } from '@/lib/batch'

const doubles = () =>
  vi.fn((ids: number[]) => Promise.resolve(new Map(ids.map((id) => [id, id * 2]))))

describe('batched', () => {
  it('asks once for all that is asked in one turn', async () => {
    const load = doubles()
    const ask = batched(load)
    expect(await Promise.all([ask(1), ask(2), ask(1)])).toEqual([2, 4, 2])
    expect(load.mock.calls).toEqual([[[1, 2]]])
  })

  it('asks anew in the next turn', async () => {
    const load = doubles()
    const ask = batched(load)
    await ask(1)
    expect(await ask(1)).toBe(2)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('has no answer where there is none, and asks again after a failure', async () => {
    const load = vi.fn((_: number[]) => Promise.resolve(new Map<number, number>()))
    load.mockRejectedValueOnce(new Error('busy'))
    const ask = batched(load)
    await expect(ask(1)).rejects.toThrow('busy')
    expect(await ask(1)).toBeUndefined()
  })
})

describe('sharedAsk', () => {
  it('is made once per owner and name', () => {
    const make = vi.fn(() => batched(doubles()))
    const owner = {}
    expect(sharedAsk(owner, 'a', make)).toBe(sharedAsk(owner, 'a', make))
    expect(sharedAsk(owner, 'b', make)).not.toBe(sharedAsk(owner, 'a', make))
    expect(sharedAsk({}, 'a', make)).not.toBe(sharedAsk(owner, 'a', make))
    expect(make).toHaveBeenCalledTimes(3)
  })
})
