import { describe, expect, it, vi } from 'vitest'
import { madeFiles } from '@/features/brochure/made-files'

const LIMITS = { mostBytes: 100, atOnce: 2, mostWaiting: 2 }
const file = (size: number) => Promise.resolve(Buffer.alloc(size))

/** A making that ends when it is told to. */
function held(size = 10) {
  let end = (): void => {}
  const gate = new Promise<void>((resolve) => {
    end = resolve
  })
  return { make: vi.fn(() => gate.then(() => Buffer.alloc(size))), end: () => end() }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('madeFiles', () => {
  it('makes a file once and serves it from then on', async () => {
    const files = madeFiles(LIMITS)
    const make = vi.fn(() => file(10))
    const first = await files.get('a', make)
    expect(await files.get('a', make)).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('makes a file once for all who ask meanwhile', async () => {
    const files = madeFiles(LIMITS)
    const { make, end } = held()
    const asked = [files.get('a', make), files.get('a', make), files.get('a', make)]
    end()
    const [first, ...others] = await Promise.all(asked)
    expect(others).toEqual([first, first])
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('keeps no more bytes than it may; what was asked longest ago goes first', async () => {
    const files = madeFiles(LIMITS)
    await files.get('a', () => file(40))
    await files.get('b', () => file(40))
    await files.get('a', () => file(40))
    await files.get('c', () => file(40))
    const again = vi.fn(() => file(40))
    await files.get('a', again)
    expect(again).not.toHaveBeenCalled()
    await files.get('b', again)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('serves a file that is larger than everything it may keep, without keeping it', async () => {
    const files = madeFiles(LIMITS)
    await files.get('small', () => file(60))
    const huge = vi.fn(() => file(101))
    expect((await files.get('huge', huge))?.length).toBe(101)
    await files.get('huge', huge)
    expect(huge).toHaveBeenCalledTimes(2)
    const small = vi.fn(() => file(60))
    await files.get('small', small)
    expect(small).not.toHaveBeenCalled()
  })

  it('gives a file that had to make place for another while it was made', async () => {
    const files = madeFiles(LIMITS)
    const { make, end } = held()
    const asked = files.get('a', make)
    await files.get('b', () => file(100))
    end()
    expect((await asked)?.length).toBe(10)
  })

  it('makes so many at once, lets so many wait, and refuses the next', async () => {
    const files = madeFiles(LIMITS)
    const works = ['a', 'b', 'c', 'd'].map((key) => ({ key, ...held() }))
    const asked = works.map(({ key, make }) => files.get(key, make))
    await settle()
    expect(works.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0, 0])
    const refused = vi.fn(() => file(1))
    expect(await files.get('e', refused)).toBeNull()
    expect(refused).not.toHaveBeenCalled()
    works[0]?.end()
    await settle()
    expect(works.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 1, 0])
    for (const { end } of works) end()
    expect((await Promise.all(asked)).every((one) => one?.length === 10)).toBe(true)
    expect((await files.get('e', refused))?.length).toBe(1)
  })

  it('keeps nothing of a making that fails, and goes on', async () => {
    const files = madeFiles({ ...LIMITS, atOnce: 1 })
    const failing = () => Promise.reject(new Error('no ink'))
    const asked = [files.get('a', failing), files.get('b', () => file(3))]
    await expect(asked[0]).rejects.toThrow('no ink')
    expect((await asked[1])?.length).toBe(3)
    expect((await files.get('a', () => file(5)))?.length).toBe(5)
  })
})
