import type { BaseDatabaseAdapter } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { onCommit, serializeTransactions } from '@/cms/transactions'

const pause = () => new Promise((resolve) => setTimeout(resolve, 1))

/** An adapter that refuses two transactions at a time, as SQLite does. */
function adapterWith(begin?: () => Promise<string>) {
  let open = 0
  let most = 0
  let number = 0
  const end = () => {
    open -= 1
    return Promise.resolve()
  }
  const calls = {
    beginTransaction: vi.fn(begin ?? (async () => {
      open += 1
      most = Math.max(most, open)
      number += 1
      await pause()
      return String(number)
    })),
    commitTransaction: vi.fn(end),
    rollbackTransaction: vi.fn(end),
  }
  const wrapped = serializeTransactions({ ...calls } as unknown as BaseDatabaseAdapter)
  return { calls, wrapped, most: () => most }
}

describe('serializeTransactions', () => {
  it('lets one run at a time, in the order they were asked for', async () => {
    const { wrapped, most } = adapterWith()
    const order: number[] = []
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const id = await wrapped.beginTransaction()
        order.push(index)
        await pause()
        if (index % 3 === 0) await wrapped.rollbackTransaction(id!)
        else await wrapped.commitTransaction(Promise.resolve(id!))
      }),
    )
    expect(most()).toBe(1)
    expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index))
  })

  it('waits for another process that writes', async () => {
    let tries = 0
    const { wrapped } = adapterWith(() => {
      tries += 1
      return tries < 4 ? Promise.reject(new Error('SQLITE_BUSY: database is locked')) : Promise.resolve('1')
    })
    expect(await wrapped.beginTransaction()).toBe('1')
    expect(tries).toBe(4)
  })

  it('lets the next one run after one that could not begin', async () => {
    const begin = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue('2')
    const { wrapped } = adapterWith(begin)
    await expect(wrapped.beginTransaction()).rejects.toThrow('disk full')
    expect(await wrapped.beginTransaction()).toBe('2')
    expect(begin).toHaveBeenCalledTimes(2)
  })

  it('lets the next one run after one that could not be ended', async () => {
    const { calls, wrapped } = adapterWith()
    calls.commitTransaction.mockRejectedValueOnce(new Error('disk full'))
    calls.rollbackTransaction.mockRejectedValueOnce(new Error('gone'))
    await expect(wrapped.commitTransaction((await wrapped.beginTransaction())!)).rejects.toThrow()
    await expect(wrapped.rollbackTransaction((await wrapped.beginTransaction())!)).rejects.toThrow()
    expect(await wrapped.beginTransaction()).toBe('3')
  })

  it('bears the end of a transaction that is not open', async () => {
    const { wrapped } = adapterWith()
    await wrapped.commitTransaction('never')
    await wrapped.rollbackTransaction('never')
    const id = await wrapped.beginTransaction()
    await wrapped.commitTransaction(id!)
    await wrapped.rollbackTransaction(id!)
    expect(await wrapped.beginTransaction()).toBe('2')
  })

  it('tells of what was committed, and of nothing else', async () => {
    const told = vi.fn()
    onCommit(told)
    const { calls, wrapped } = adapterWith()
    await wrapped.rollbackTransaction((await wrapped.beginTransaction())!)
    await wrapped.commitTransaction('never')
    calls.commitTransaction.mockRejectedValueOnce(new Error('disk full'))
    await wrapped.commitTransaction((await wrapped.beginTransaction())!).catch(() => undefined)
    expect(told).not.toHaveBeenCalled()
    await wrapped.commitTransaction((await wrapped.beginTransaction())!)
    expect(told).toHaveBeenCalledTimes(1)
  })
})
