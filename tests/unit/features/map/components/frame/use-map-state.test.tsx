// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMapState } from '@/features/map/components/frame/use-map-state'

const answers = vi.hoisted(() => ({ group: { zoom: 12, listings: [] as object[] } }))
vi.mock('@/features/map/components/frame/use-cluster-client', () => ({ useClusterClient: () => ({ ask: async () => answers.group }) }))
vi.mock('@/features/map/components/frame/use-host', () => ({ useHost: () => () => undefined }))
vi.mock('@/features/map/components/frame/use-markers', () => ({ useMarkers: () => [] }))
vi.mock('@/features/map/components/frame/use-moves', () => ({ useMoves: () => undefined }))
vi.mock('@/features/map/components/frame/view', () => ({
  keepOpened: () => undefined,
  whenStill: (_map: unknown, run: () => void) => run(),
}))

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!
const map = { getContainer: () => element('map'), setView: vi.fn(), containerPointToLatLng: ([lat, lng]: number[]) => ({ lat, lng }) }

let root: Root
let actions: ReturnType<typeof useMapState>['actions']

function Frame() {
  actions = useMapState(map as never, []).actions
  return null
}

/** Does what takes away what has the focus; gives what has it then. */
async function focusedAfter(run: () => void): Promise<string> {
  element('gone').focus()
  await act(async () => run())
  element('gone').remove()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  return document.activeElement?.id ?? ''
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = `<div id="root"></div><div id="map" tabindex="0"></div>
    <button id="draw" data-draw></button><button id="gone"></button>`
  root = createRoot(element('root'))
  act(() => root.render(<Frame />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it.each([
  ['a group that opens by coming nearer', () => actions.open({ kind: 'cluster', cluster: 1, count: 9, latitude: 50, longitude: 4 }), 'map'],
  ['drawing that is broken off', () => actions.stopDrawing(), 'draw'],
  ['an area that is drawn', () => actions.drawn([{ x: 1, y: 1 }, { x: 2, y: 1 }, { x: 2, y: 2 }]), 'draw'],
  ['an area that is taken away', () => actions.clear(), 'draw'],
])('the focus of %s goes on to what stays', async (_, run, expected) => {
  expect(await focusedAfter(run)).toBe(expected)
})

it('the focus stays where a group is opened as a card', async () => {
  answers.group = { zoom: 99, listings: [] }
  element('gone').focus()
  await act(async () => actions.open({ kind: 'cluster', cluster: 1, count: 2, latitude: 50, longitude: 4 }))
  expect(document.activeElement?.id).toBe('gone')
})
