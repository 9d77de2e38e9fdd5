// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MapContainer } from 'react-leaflet'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MapMarkers } from '@/features/map/components/frame/MapMarkers'
import type { ListingSnapshot } from '@/domain/map/protocol'
import styles from '@/features/map/components/frame/markers.module.css'

const listing = (ID: number) => ({ ID, Latitude: 50 + ID / 100, Longitude: 4, Price: 100_000 * ID }) as ListingSnapshot
const all = [1, 2, 3].map((ID) => ({ kind: 'listing' as const, listing: listing(ID) }))
const head = { mapType: 'prices', customMarker: {}, marqueeIgnore: [] } as never
const texts = new Proxy({}, { get: () => 'text' }) as never

let root: Root
const draw = (raised: number[]) =>
  act(() =>
    root.render(
      <MapContainer center={[50, 4]} zoom={8}>
        <MapMarkers markers={all} head={head} texts={texts} raised={raised.map(listing)} onListing={() => undefined} onCluster={() => undefined} />
      </MapContainer>,
    ),
  )
const chosen = () => [...document.querySelectorAll(`.${styles.chosen}`)].map((one) => (one as HTMLElement).dataset.listing)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root" style="width: 400px; height: 300px"></div>'
  root = createRoot(document.querySelector('#root')!)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('the markers that stand out are those of now', () => {
  const seen = [[], [1], [2], [2, 3], [3], []].map((raised) => {
    draw(raised)
    return chosen()
  })
  expect(seen).toEqual([[], ['1'], ['2'], ['2', '3'], ['3'], []])
})
