// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { swapLive } from '@/ui/live-regions'

const list = (words: string): string => `<title>${words}</title><p data-live="cards">${words}</p>`

beforeEach(() => {
  document.body.innerHTML = list('before')
})
afterEach(() => vi.unstubAllGlobals())

it('shows what a page says, asked for again where the network failed', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no network'))
  asked.mockResolvedValueOnce(new Response(list('after')))
  vi.stubGlobal('fetch', asked)
  expect(await swapLive('/te-koop/')).toMatchObject({ title: 'after' })
  expect(document.querySelector('[data-live]')?.textContent).toBe('after')
})

it('is not asked for again once a later one took over', async () => {
  const later = new AbortController()
  const asked = vi.fn<typeof fetch>(async () => {
    later.abort()
    throw new DOMException('', 'AbortError')
  })
  vi.stubGlobal('fetch', asked)
  await expect(swapLive('/te-koop/', later.signal)).rejects.toThrow()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[data-live]')?.textContent).toBe('before')
})
