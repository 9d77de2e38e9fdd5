import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifyMap } from '@/features/map/map-events'
import { runMapPanel, type MapPanelSetup } from '@/features/map/map-panel'

const WORDS = { title: 'Kaart', loading: 'Laden', failed: 'Mislukt', unplaced: '{count} zonder plaats' }
const SETUP = {
  map: { language: 'nl', listingHref: '/l/{id}', mapType: 'prices', customMarker: null, marqueeIgnore: [] },
  labels: WORDS,
  pointsHref: '/p', area: null, bounds: null,
} as unknown as MapPanelSetup

const inside = { postMessage: vi.fn() }
const frame = { contentWindow: inside, style: { visibility: '' }, src: '', remove: vi.fn() }
let say: (data: object) => void

function panelOf() {
  const part = () => Object.assign(new EventTarget(), { textContent: '', hidden: true, replaceChildren: vi.fn(), focus: vi.fn() })
  const parts = { box: part(), status: part(), retry: part() }
  const panel = Object.assign(new EventTarget(), {
    querySelector: (name: string) => parts[/data-map-(\w+)/.exec(name)?.[1] as keyof typeof parts],
  })
  const element = panel as unknown as HTMLElement
  return { ...parts, panel: element, stop: runMapPanel(element, SETUP) }
}

beforeEach(() => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), {
    location: { origin: 'https://site.example' },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer?: NodeJS.Timeout) => clearTimeout(timer),
  })
  say = (data) => {
    const event = new MessageEvent('message', { data, origin: 'https://site.example' })
    Object.defineProperty(event, 'source', { value: inside })
    page.dispatchEvent(event)
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { createElement: () => frame })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { 'x-unplaced': '2' } })))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('runMapPanel', () => {
  it('says what it does until the listings are drawn', async () => {
    const { status, retry, stop } = panelOf()
    expect(status.textContent).toBe('Laden')
    await vi.advanceTimersByTimeAsync(100)
    say({ type: 'ready' })
    say({ type: 'shown', count: 3 })
    expect(status.textContent).toBe('2 zonder plaats')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(retry.hidden).toBe(true)
    stop()
  })

  it('tells the frame that the looks of the list float over its lower edge', async () => {
    const { stop } = panelOf()
    inside.postMessage.mockClear()
    await vi.advanceTimersByTimeAsync(100)
    say({ type: 'ready' })
    await vi.advanceTimersByTimeAsync(100)
    const [posted] = inside.postMessage.mock.calls.map(([message]) => message as string)
    expect(JSON.parse(posted ?? '')).toHaveProperty('messageInfo.controlsBelow', true)
    stop()
  })

  it('says so where the frame never draws, and loads it anew when asked', async () => {
    const { status, retry, stop } = panelOf()
    await vi.advanceTimersByTimeAsync(16_000)
    expect(status.textContent).toBe('Mislukt')
    expect(retry.hidden).toBe(false)
    frame.src = ''
    retry.dispatchEvent(new Event('click'))
    expect(frame.src).toBe('/map/')
    expect(retry.hidden).toBe(true)
    await vi.advanceTimersByTimeAsync(100)
    say({ type: 'shown', count: 0 })
    expect(status.textContent).toBe('2 zonder plaats')
    stop()
  })

  it('takes the focus on of a button to try again that goes away', () => {
    const first = panelOf()
    first.stop()
    vi.stubGlobal('document', { createElement: () => frame, activeElement: first.retry })
    const stop = runMapPanel(first.panel, SETUP)
    expect(first.retry.hidden).toBe(true)
    expect(first.box.focus).toHaveBeenCalled()
    stop()
  })

  it('says so where the listings cannot be fetched', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const { status, retry, stop } = panelOf()
    await vi.advanceTimersByTimeAsync(10)
    expect(status.textContent).toBe('Laden')
    await vi.advanceTimersByTimeAsync(350 + 700 + 1400 + 2800 + 5600)
    expect(status.textContent).toBe('Mislukt')
    expect(retry.hidden).toBe(false)
    stop()
  })

  it('shows the listings that it is opened on anew, and fetches no others for that', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response('[]')))
    vi.stubGlobal('fetch', fetched)
    const { panel, stop } = panelOf()
    const asked = () => fetched.mock.calls.map(([href]: unknown[]) => href)
    notifyMap(panel, 'map:open', {})
    notifyMap(panel, 'map:open', { href: '/p', bounds: null })
    expect(asked()).toEqual(['/p'])
    notifyMap(panel, 'map:open', { href: '/narrowed', bounds: null })
    notifyMap(panel, 'map:open', { href: '/narrowed', bounds: null })
    expect(asked()).toEqual(['/p', '/narrowed'])
    stop()
  })
})
