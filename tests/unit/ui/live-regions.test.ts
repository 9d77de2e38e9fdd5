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

it('changes what is within a part of the page, and nothing else', async () => {
  const page = (words: string) => `<nav data-live="languages">${words}</nav><main>${list(words)}</main>`
  document.body.innerHTML = page('before')
  vi.stubGlobal('fetch', async () => new Response(page('after')))
  const main = document.querySelector('main')
  await swapLive('/favorieten/?ids=1', undefined, main ?? undefined)
  expect(document.querySelector('nav')?.textContent).toBe('before')
  expect(main?.querySelector('[data-live]')?.textContent).toBe('after')
})

it('exchanges nothing before the page is ready for it', async () => {
  vi.stubGlobal('fetch', async () => new Response(list('after')))
  let letOn = (): void => undefined
  const ready = vi.fn(() => new Promise<void>((resolve) => (letOn = resolve)))
  const swapped = swapLive('/te-koop/', undefined, document, ready)
  await vi.waitFor(() => expect(ready).toHaveBeenCalled())
  expect(document.querySelector('[data-live]')?.textContent).toBe('before')
  letOn()
  await swapped
  expect(document.querySelector('[data-live]')?.textContent).toBe('after')
})
