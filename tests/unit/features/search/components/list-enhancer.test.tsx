// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notifyMap, onMap } from '@/features/map/map-events'
import { ListEnhancer } from '@/features/search/components/ListEnhancer'

const network = vi.hoisted(() => ({ comes: false }))
vi.mock('@/lib/retry', () => ({
  late: (load: () => Promise<unknown>) => () => (network.comes ? load() : Promise.reject(new Error('no network'))),
}))

let root: Root

beforeEach(() => {
  network.comes = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it.each([
  ['map', 1],
  ['list', 0],
])('the map says itself that it cannot be shown where what moves it with a list of the look %s does not come', async (look, times) => {
  document.body.innerHTML = `<main data-list data-mapped><div data-live="state" data-asked="${look}"></div>
    <section data-map hidden></section></main><div id="root"></div>`
  const opened = vi.fn()
  onMap(document.querySelector('[data-map]')!, 'map:open', opened)
  root = createRoot(document.querySelector('#root')!)
  await act(async () => root.render(<ListEnhancer />))
  expect(opened).toHaveBeenCalledTimes(times)
})

it('a map whose list cannot move it shows what the list is narrowed to by then, and moves with it once it is shown', async () => {
  document.body.innerHTML = `<main data-list><div data-live="state" data-points="/all"></div>
    <section data-map hidden></section></main><div id="root"></div>`
  const main = document.querySelector('main')!
  const map = document.querySelector('[data-map]')!
  const opened = vi.fn()
  onMap(map, 'map:open', opened)
  root = createRoot(document.querySelector('#root')!)
  await act(async () => root.render(<ListEnhancer />))
  const bounds = { south: 50, west: 4, north: 51, east: 5 }
  Object.assign(document.querySelector<HTMLElement>('[data-live="state"]')!.dataset, {
    points: '/narrowed', bounds: JSON.stringify(bounds), asked: 'map',
  })
  await act(async () => void document.dispatchEvent(new Event('live')))
  expect(opened.mock.calls).toEqual([[{ href: '/narrowed', bounds }]])
  network.comes = true
  expect(main.hasAttribute('data-mapped')).toBe(false)
  notifyMap(map, 'map:shown', { count: 3, unplaced: 0 })
  await vi.waitFor(() => expect(main.hasAttribute('data-mapped')).toBe(true))
})
