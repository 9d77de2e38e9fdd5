// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyMap, onMap, type MapEvents } from '@/features/map/map-events'
import type { MapArea, MapPlace } from '@/domain/map/protocol'
import { syncMap } from '@/features/search/components/list-map'
import type { OpenList } from '@/features/search/components/open-list'

const CIRCLE: MapArea = { kind: 'circle', centres: [[50.467, 4.867]], metres: 5000 }
const TRIANGLE: MapPlace[] = [
  [50.4, 4.8],
  [50.5, 4.9],
  [50.4, 5],
]
/** Smaller than anything that can be searched. */
const SPECK: MapPlace[] = [
  [50.40001, 4.80001],
  [50.40001, 4.80002],
  [50.40001, 4.80001],
]

/** What a search is to the scripts of its page. */
interface Searched {
  points: string
  marked?: MapArea
}

const pageOf = ({ points, marked }: Searched): string =>
  `<main data-list><h1 data-live="heading"></h1><div data-live="state" data-points="${points}"${
    marked ? ` data-marked='${JSON.stringify(marked)}'` : ''
  }></div><section data-map></section></main>`

const asked: string[] = []
let answer: (searched: Searched) => Promise<void>
let told: [name: string, detail: unknown][]
let list: OpenList
let end: AbortController

const panel = (): Element => document.querySelector('[data-map]')!

/** Shows a list in a new document, and listens to what its map is told. */
function open(searched: Searched): void {
  document.body.innerHTML = pageOf(searched)
  list = { root: document.querySelector<HTMLElement>('[data-list]')!, shown: '/te-koop/' }
  told = []
  for (const name of ['map:open', 'map:area', 'map:points'] satisfies (keyof MapEvents)[]) {
    onMap(panel(), name, (detail) => told.push([name, detail]))
  }
}

const areasTold = () => told.filter(([name]) => name === 'map:area').map(([, detail]) => detail)

beforeEach(() => {
  history.replaceState(null, '', '/te-koop/')
  asked.length = 0
  end = new AbortController()
  document.addEventListener('live', () => syncMap(list, true), { signal: end.signal })
  vi.stubGlobal('fetch', (href: string) => {
    asked.push(new URL(href).search)
    return new Promise<Response>((resolve) => {
      answer = async (searched) => {
        const response = new Response(pageOf(searched))
        Object.defineProperty(response, 'url', { value: href })
        resolve(response)
        await vi.waitFor(() => expect(list.shown).toBe(new URL(href).pathname + new URL(href).search))
      }
    })
  })
})

afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
})

test('what is drawn is searched as it was drawn, and marked as it was understood', async () => {
  open({ points: '/p' })
  syncMap(list, true)
  told = []
  notifyMap(panel(), 'map:drawn', { points: [[50.40001, 4.8], [50.50004, 4.9], [50.4, 5]] })
  expect(asked).toEqual([`?${new URLSearchParams({ area: '50.40001,4.8;50.50004,4.9;50.4,5', view: 'map' })}`])
  const marked: MapArea = { kind: 'polygon', points: TRIANGLE }
  await answer({ points: '/p-in-it', marked })
  expect(told).toEqual([
    ['map:area', { area: marked }],
    ['map:points', { href: '/p-in-it', bounds: null, keepView: true }],
    ['map:open', { href: '/p-in-it', bounds: null }],
  ])
})

test('what is drawn and is no area that can be searched does not stay on the map', async () => {
  open({ points: '/p' })
  syncMap(list, true)
  told = []
  notifyMap(panel(), 'map:drawn', { points: SPECK })
  await answer({ points: '/p' })
  expect(told.filter(([name]) => name !== 'map:open')).toEqual([['map:area', { area: null }]])
})

test('what is around a place is marked again where what was drawn is no area', async () => {
  open({ points: '/p', marked: CIRCLE })
  syncMap(list, true)
  told = []
  notifyMap(panel(), 'map:drawn', { points: SPECK })
  await answer({ points: '/p', marked: CIRCLE })
  expect(areasTold()).toEqual([{ area: CIRCLE }])
})

test('a map that is opened after the list changed marks what the list is narrowed to now', () => {
  open({ points: '/p', marked: CIRCLE })
  syncMap(list, false)
  expect(areasTold()).toEqual([])
  syncMap(list, true)
  expect(told.map(([name]) => name)).toEqual(['map:area', 'map:open'])
  expect(areasTold()).toEqual([{ area: CIRCLE }])
  syncMap(list, true)
  expect(areasTold()).toHaveLength(1)
})

test('what the list points at stands out on the map until something is chosen there, and again once it is pointed at anew', () => {
  open({ points: '/p' })
  const card = (id: number) => `<li><button data-favourite="${id}"></button></li>`
  list.root.insertAdjacentHTML('beforeend', `<ul data-results>${card(1)}${card(2)}</ul>`)
  const [first, second] = list.root.querySelectorAll('li button')
  const pointAt = (target?: Element) => target?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  syncMap(list, true)
  const pointed: unknown[] = []
  onMap(panel(), 'map:highlight', ({ id }) => pointed.push(id))
  pointAt(first)
  pointAt(first)
  notifyMap(panel(), 'map:selected', { id: 2 })
  expect(pointed).toEqual([1, null])
  expect(second?.closest('li')?.hasAttribute('data-chosen')).toBe(true)
  pointAt(first)
  expect(pointed).toEqual([1, null, 1])
})
