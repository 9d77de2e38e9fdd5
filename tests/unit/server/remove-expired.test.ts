import type { BasePayload } from 'payload'
import { expect, it, vi } from 'vitest'
import { Background } from '@/cms/background'
import { removeExpired } from '@/server/remove-expired'

const [info, error] = [vi.fn(), vi.fn()]
const payload = { logger: { info, error } } as unknown as BasePayload

it('goes on where something cannot be removed, and says both', async () => {
  const left = vi.fn(() => Promise.resolve())
  await removeExpired(payload, [
    { what: 'requests', remove: () => Promise.reject(new Error('no')) },
    { what: 'changes', remove: left },
    { what: 'runs', remove: () => Promise.resolve(3) },
  ])
  expect(left).toHaveBeenCalledWith(payload)
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ what: 'requests', err: new Error('no') }))
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ what: 'runs', count: 3 }))
})

it('begins with nothing further once the process stops', async () => {
  const background = new Background()
  const next = vi.fn(() => Promise.resolve())
  const stopping = async (): Promise<void> => {
    await background.stop()
  }
  await removeExpired(payload, [{ what: 'requests', remove: stopping }, { what: 'changes', remove: next }], background)
  expect(next).not.toHaveBeenCalled()
})
