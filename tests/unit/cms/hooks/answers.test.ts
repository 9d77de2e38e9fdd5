import type { BasePayload, SanitizedConfig } from 'payload'
import { expect, it, vi } from 'vitest'
import { answerInWords } from '@/cms/hooks/answers'

it('knows no collections but its own, and does what the configuration does at its start', async () => {
  const onInit = vi.fn()
  const built = { hooks: {}, collections: [], globals: [], onInit } as unknown as SanitizedConfig
  const payload = { collections: { pages: {} } } as unknown as BasePayload
  await (await answerInWords(Promise.resolve(built))).onInit?.(payload)
  expect(['pages' in payload.collections, 'constructor' in payload.collections]).toEqual([true, false])
  expect(onInit).toHaveBeenCalledExactlyOnceWith(payload)
})
