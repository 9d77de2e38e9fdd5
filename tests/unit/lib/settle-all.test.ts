import { expect, it } from 'vitest'
import { settleAll } from '@/lib/settle-all'

const after = <T>(ms: number, end: () => T): Promise<T> =>
  new Promise((done) => setTimeout(done, ms)).then(end)

it('gives every value in order', async () => {
  expect(await settleAll([after(5, () => 1), after(1, () => 2)])).toEqual([1, 2])
})

it('throws only when the others have ended too', async () => {
  let ended = false
  const fails = after(1, () => {
    throw new Error('first')
  })
  const slow = after(20, () => {
    ended = true
  })
  await expect(settleAll<unknown>([fails, slow])).rejects.toThrow('first')
  expect(ended).toBe(true)
})
