import { expect, it, vi } from 'vitest'
import { Background } from '@/cms/background'
import { inBatches } from '@/cms/batches'

const gives = (...counts: number[]) => vi.fn(() => Promise.resolve(counts.shift() ?? 0))

it('goes on until a batch is not whole, and counts them all', async () => {
  const step = gives(100, 100, 7)
  expect(await inBatches(100, step)).toBe(207)
  expect(step).toHaveBeenCalledTimes(3)
})

it('ends with the batch in which the process is told to stop, and begins none after that', async () => {
  const background = new Background()
  const step = vi.fn(async () => {
    await background.stop()
    return 100
  })
  expect(await inBatches(100, step, background)).toBe(100)
  expect(await inBatches(100, step, background)).toBe(0)
  expect(step).toHaveBeenCalledTimes(1)
})
