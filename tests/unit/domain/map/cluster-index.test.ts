import { describe, expect, it } from 'vitest'
import { CLOSEST, ClusterIndex } from '@/domain/map/cluster-index'
import { clusterAnswerer } from '@/features/map/cluster-requests'
import type { ListingSnapshot } from '@/domain/map/protocol'

const at = (ID: number, Latitude: number, Longitude: number): ListingSnapshot => ({ ID, Latitude, Longitude })
const spread = (count: number): ListingSnapshot[] =>
  Array.from({ length: count }, (_, index) =>
    at(index + 1, 49.6 + ((index * 7919) % 1009) / 600, 2.7 + ((index * 104_729) % 1013) / 320),
  )
const country = { south: 49, west: 2, north: 52, east: 7 }

describe('ClusterIndex', () => {
  it('counts every listing once at every zoom', () => {
    const index = new ClusterIndex([...spread(3000), ...spread(10)], 'prices')
    expect(index.count).toBe(3000)
    for (let zoom = 6; zoom <= 9; zoom += 1) {
      const shown = index
        .markers(country, zoom)
        .reduce((sum, marker) => sum + (marker.kind === 'cluster' ? marker.count : 1), 0)
      expect(shown).toBe(3000)
    }
  })

  it('never draws more than 300 markers', { tags: 'slow' }, () => {
    const index = new ClusterIndex(spread(20_000), 'prices')
    for (let zoom = 6; zoom <= CLOSEST; zoom += 1) {
      const markers = index.markers(country, zoom)
      expect(markers.length).toBeGreaterThan(0)
      expect(markers.length).toBeLessThanOrEqual(300)
    }
  })

  it('takes apart what stands apart, and keeps together what stands at one place', () => {
    const town = Array.from({ length: 80 }, (_, index) => at(index + 1, 50.467, 4.867))
    const index = new ClusterIndex([...town, at(100, 50.468, 4.87)], 'prices')
    const markers = index.markers(country, CLOSEST)
    expect(markers).toHaveLength(2)
    const group = markers.find((marker) => marker.kind === 'cluster')
    expect(group).toMatchObject({ count: 80, latitude: expect.closeTo(50.467, 4) })
    if (group?.kind !== 'cluster') throw new Error('no group')
    expect(index.group(group.cluster).zoom).toBeGreaterThan(CLOSEST)
    expect(index.group(group.cluster).listings).toHaveLength(60)
    const [all] = index.markers(country, 8)
    if (all?.kind !== 'cluster') throw new Error('no cluster')
    expect(all.count).toBe(81)
    expect(index.group(all.cluster).zoom).toBeLessThanOrEqual(CLOSEST)
  })

  it('knows no place to within 500 metres where it shows roughly', () => {
    const index = new ClusterIndex([at(1, 50.46789, 4.86789)], 'area')
    expect(index.find(1)).toMatchObject({ Latitude: expect.closeTo(50.47, 6), Longitude: expect.closeTo(4.87, 6) })
    expect(new ClusterIndex([at(1, 50.46789, 4.86789)], 'pins').find(1)?.Latitude).toBe(50.46789)
  })

  it('has bounds, and none without listings', () => {
    expect(new ClusterIndex([], 'prices').bounds).toBeNull()
    expect(new ClusterIndex([at(1, 50, 4), at(2, 51, 3)], 'prices').bounds).toEqual({
      south: 50, west: 3, north: 51, east: 4,
    })
  })
})

describe('clusterAnswerer', () => {
  const text = (propsList: unknown) =>
    JSON.stringify({
      propsList, messageInfo: { language: 'nl' }, mapType: 'prices',
      customMarker: {}, marqueeIgnore: [0],
    })

  it('has nothing before its first string, and keeps it when a later one is not understood', () => {
    const answer = clusterAnswerer()
    expect(answer({ ask: 'markers', bounds: country, zoom: 8 })).toEqual([])
    expect(answer({ ask: 'find', id: 1 })).toBeNull()
    expect(answer({ ask: 'load', text: text([at(1, 50, 4)]) })).toMatchObject({ count: 1, mapType: 'prices' })
    expect(answer({ ask: 'load', text: '{' })).toBeNull()
    expect(answer({ ask: 'find', id: 1 })).toEqual(at(1, 50, 4))
  })

  it('answers for a group that is gone with null', () => {
    const answer = clusterAnswerer()
    answer({ ask: 'load', text: text([at(1, 50, 4)]) })
    expect(answer({ ask: 'group', cluster: 123_456 })).toBeNull()
  })
})
