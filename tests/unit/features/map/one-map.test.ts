// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FrameMessage } from '@/domain/map/protocol'
import { runOneMap, type OneMapSetup } from '@/features/map/one-map'

const host = { show: vi.fn(), send: vi.fn(), reload: vi.fn(), focus: vi.fn(), remove: vi.fn() }
let say: (message: FrameMessage) => void

vi.mock('@/features/map/map-host', () => ({
  dataString: (points: string) => points,
  openMap: (_box: HTMLElement, _title: string, heard: typeof say) => {
    say = heard
    return host
  },
}))

const SETUP: OneMapSetup = {
  map: { language: 'nl', listingHref: '/l/{id}', mapType: 'prices', customMarker: {}, marqueeIgnore: [] },
  point: { ID: 7, Latitude: 50.4, Longitude: 4.8 },
  labels: { title: 'Ligging', loading: 'Laden', failed: 'Mislukt' },
}

const PLACE = `<section><button id="show">Toon op de kaart</button><div data-map-box hidden></div>
  <p role="status" data-map-status></p><button data-map-retry hidden>Opnieuw</button></section><a href="/x/">Verder</a>`

const element = (name: string) => document.querySelector<HTMLElement>(name)!
const shown = () => ['#show', '[data-map-box]', '[data-map-retry]'].filter((name) => !element(name).hidden)
const status = () => element('[data-map-status]').textContent

let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { sendBeacon: () => true })
  vi.clearAllMocks()
  document.body.innerHTML = PLACE
  element('#show').focus()
  stop = runOneMap(element('section'), SETUP)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('puts the map in the place of its button, and the focus into it as soon as it is ready', () => {
  expect([shown(), status()]).toEqual([['[data-map-box]'], 'Laden'])
  expect(document.activeElement).toBe(element('[data-map-box]'))
  expect(host.show).toHaveBeenCalledWith(JSON.stringify([SETUP.point]))
  say({ type: 'ready' })
  expect(host.focus).toHaveBeenCalled()
  say({ type: 'shown', count: 1 })
  vi.advanceTimersByTime(60_000)
  expect([shown(), status()]).toEqual([['[data-map-box]'], ''])
  say({ type: 'select', ID: 7 })
  expect(host.send).toHaveBeenCalledWith({ type: 'details', listing: SETUP.point })
})

it('leaves the focus with whoever has gone on meanwhile', () => {
  element('a').focus()
  say({ type: 'ready' })
  expect(host.focus).not.toHaveBeenCalled()
})

it('says so where the map never draws, and loads it anew when asked', () => {
  vi.advanceTimersByTime(14_000)
  expect(status()).toBe('Laden')
  vi.advanceTimersByTime(2000)
  expect([shown(), status()]).toEqual([['[data-map-box]', '[data-map-retry]'], 'Mislukt'])
  element('[data-map-retry]').focus()
  element('[data-map-retry]').click()
  expect(host.reload).toHaveBeenCalled()
  expect([shown(), status()]).toEqual([['[data-map-box]'], 'Laden'])
  expect(document.activeElement).toBe(element('[data-map-box]'))
  say({ type: 'ready' })
  expect(host.focus).toHaveBeenCalled()
})
