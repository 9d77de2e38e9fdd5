// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GalleryOpener } from '@/ui/GalleryOpener'

vi.mock('@/ui/Lightbox', () => {
  throw new Error('no network')
})

let root: Root
const assign = vi.fn()
const link = () => document.querySelector<HTMLElement>('a')!

/** Presses a picture whose viewer never comes, and waits until it is no longer asked for. */
async function press(): Promise<void> {
  act(() => link().click())
  expect(link().getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(link().hasAttribute('aria-busy')).toBe(false)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
  act(() =>
    root.render(
      <GalleryOpener slides={[]} firstPlan={-1} labels={{} as never} offline="Dat lukte niet.">
        <a href="https://site.example/large.webp" data-slide="0">Foto</a>
      </GalleryOpener>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  assign.mockReset()
})

it('a picture whose viewer does not come looks busy meanwhile, and is shown by the browser', async () => {
  await press()
  expect(assign).toHaveBeenCalledWith('https://site.example/large.webp')
})

it('without a network the page stays and says so, each time anew', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const said = () => document.querySelector('[role="status"]')?.textContent
  expect(said()).toBe('')
  await press()
  expect(assign).not.toHaveBeenCalled()
  expect(said()).toBe('Dat lukte niet.')
  act(() => link().click())
  expect(said()).toBe('')
  await vi.waitFor(async () => {
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(said()).toBe('Dat lukte niet.')
  })
})
