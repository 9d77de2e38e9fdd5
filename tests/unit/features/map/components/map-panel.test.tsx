// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MapPanel } from '@/features/map/components/MapPanel'
import { OneMap } from '@/features/map/components/OneMap'
import { notifyMap } from '@/features/map/map-events'

const late = vi.hoisted(() => ({ comes: false, panel: vi.fn(), one: vi.fn() }))
vi.mock('@/lib/retry', async (original) => ({
  ...(await original<typeof import('@/lib/retry')>()),
  late: (load: () => Promise<unknown>) => () => (late.comes ? load() : Promise.reject(new Error('no network'))),
}))
vi.mock('@/features/map/map-panel', () => ({ runMapPanel: late.panel }))
vi.mock('@/features/map/one-map', () => ({ runOneMap: late.one }))

const SETUP = { map: {} as never, labels: { title: 'Kaart', loading: 'Laden', failed: 'Mislukt', unplaced: '' } }
const PARTS = (
  <>
    <div data-map-box="" />
    <p role="status" data-map-status="" />
    <button type="button" data-map-retry="" hidden />
  </>
)

let root: Root
const element = (name: string) => document.querySelector<HTMLElement>(name)!
const status = () => element('[data-map-status]').textContent
const isRetryShown = () => !element('[data-map-retry]').hidden

const render = (node: ReactNode) => act(async () => root.render(node))
const press = (name: string) => act(async () => element(name).click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  late.comes = false
  for (const run of [late.panel, late.one]) run.mockReset().mockReturnValue(() => undefined)
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.querySelector('div')!)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('the map of a list says that it cannot be shown, and comes once its code does', async () => {
  await render(<MapPanel {...SETUP} pointsHref="/p" area={null} bounds={null} open>{PARTS}</MapPanel>)
  expect([status(), isRetryShown()]).toEqual(['Mislukt', true])
  await press('[data-map-retry]')
  expect([status(), isRetryShown()]).toEqual(['Mislukt', true])
  late.comes = true
  await press('[data-map-retry]')
  await vi.waitFor(() => expect(late.panel).toHaveBeenCalledTimes(1))
})

it('the map of a list says from the first that it is on its way', async () => {
  late.comes = true
  act(() => root.render(<MapPanel {...SETUP} pointsHref="/p" area={null} bounds={null} open>{PARTS}</MapPanel>))
  expect(status()).toBe('Laden')
})

it('the map of a list opens on what was chosen while its code was on its way', async () => {
  late.comes = true
  const [old, chosen] = [{ south: 50 } as never, { south: 51 } as never]
  const opened = (first: () => void) => {
    late.panel.mockClear()
    act(() => root.render(<MapPanel key={Math.random()} {...SETUP} pointsHref="/p" area={null} bounds={old} open>{PARTS}</MapPanel>))
    first()
    return vi.waitFor(() => expect(late.panel).toHaveBeenCalledTimes(1)).then(() => late.panel.mock.calls[0]?.[1] as object)
  }
  const panel = () => element('[data-map]')
  expect(await opened(() => notifyMap(panel(), 'map:points', { href: '/q', bounds: chosen }))).toMatchObject({ pointsHref: '/q', bounds: chosen })
  expect(await opened(() => notifyMap(panel(), 'map:points', { href: '/q', bounds: null }))).toMatchObject({ pointsHref: '/q', bounds: null })
  expect(await opened(() => notifyMap(panel(), 'map:open', { href: '/q', bounds: chosen }))).toMatchObject({ pointsHref: '/q', bounds: chosen })
  expect(await opened(() => notifyMap(panel(), 'map:open', {}))).toMatchObject({ pointsHref: '/p', bounds: old })
})

it('the button of a map looks busy until it says that it cannot be shown', async () => {
  await render(<OneMap {...SETUP} point={{} as never} show="Toon">{PARTS}</OneMap>)
  act(() => element('button').click())
  expect(element('button').getAttribute('aria-busy')).toBe('true')
  await act(async () => undefined)
  expect([status(), element('button').hasAttribute('aria-busy')]).toEqual(['Mislukt', false])
  late.comes = true
  await press('button')
  await vi.waitFor(() => expect(late.one).toHaveBeenCalledTimes(1))
})
