import type { BasePayload } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeFollowed, writeMissed } from '@/cms/redirects/write-counts'
import { addressCounts } from '@/content/memory/address-counts'
import { startAddressCounts } from '@/server/addresses-timer'

vi.mock('@/cms/redirects/write-counts', () => ({ forgetFound: vi.fn(), writeFollowed: vi.fn(), writeMissed: vi.fn() }))
vi.mock('@/content/memory/memory', () => ({ loadedMemory: () => ({ applied: 0 }) }))
vi.mock('@/routes/own-redirects', () => ({ decideWithRedirects: () => ({ kind: 'unknown' }) }))

const payload = {} as BasePayload

beforeEach(() => {
  vi.mocked(writeFollowed).mockReset()
  vi.mocked(writeMissed).mockReset()
  addressCounts().takeFollowed()
  addressCounts().takeMissed()
})

it('what could not be written is counted at the next turn, with what came meanwhile', async () => {
  const turn = startAddressCounts(payload)
  addressCounts().missed('/oud/', 'x.example')
  addressCounts().missed('/oud/', '')
  addressCounts().followed(7)
  vi.mocked(writeMissed).mockRejectedValueOnce(new Error('disk full'))
  await expect(turn()).rejects.toThrow('disk full')
  addressCounts().missed('/oud/', '')
  await turn()
  const missed = vi.mocked(writeMissed).mock.lastCall?.[1]
  expect([...(missed ?? [])]).toMatchObject([['/oud/', { count: 3, host: 'x.example' }]])
  // What was written is not written again.
  expect(writeFollowed).toHaveBeenCalledOnce()
  await turn()
  expect(writeMissed).toHaveBeenCalledTimes(2)
})
