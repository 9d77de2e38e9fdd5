import { ClusterIndex, type Marker } from '@/domain/map/cluster-index'
import type { Bounds, ListingSnapshot, MapData } from '@/domain/map/protocol'
import { readMapData } from '@/domain/map/read-map-data'

/** The host's string without its listings, and what they are together. */
export interface MapHead extends Omit<MapData, 'propsList'> {
  count: number
  bounds: Bounds | null
  /** Milliseconds that reading and indexing took. */
  took: number
}

/** What the worker is asked, by name, and what it answers. */
export interface ClusterAnswers {
  /** Null where the string is not understood: what is on the map stays. */
  load: MapHead | null
  markers: Marker[]
  /** Null where the group is gone. */
  group: ReturnType<ClusterIndex['group']> | null
  find: ListingSnapshot | null
}

export type ClusterRequest =
  | { ask: 'load'; text: string }
  | { ask: 'markers'; bounds: Bounds; zoom: number }
  | { ask: 'group'; cluster: number }
  | { ask: 'find'; id: number }

type ClusterAnswer = ClusterAnswers[ClusterRequest['ask']]

/** Answers the requests of a map; kept apart from the worker so that it runs anywhere. */
export function clusterAnswerer(): (request: ClusterRequest) => ClusterAnswer {
  let index: ClusterIndex | null = null

  const load = (text: string): MapHead | null => {
    const begun = performance.now()
    const data = readMapData(text)
    if (!data) return null
    const { propsList, ...rest } = data
    index = new ClusterIndex(propsList, data.mapType)
    return { ...rest, count: index.count, bounds: index.bounds, took: performance.now() - begun }
  }

  const group = (cluster: number): ClusterAnswers['group'] => {
    try {
      return index?.group(cluster) ?? null
    } catch {
      // A group of an index that has been replaced meanwhile.
      return null
    }
  }

  return (request) => {
    switch (request.ask) {
      case 'load':
        return load(request.text)
      case 'markers':
        return index?.markers(request.bounds, request.zoom) ?? []
      case 'group':
        return group(request.cluster)
      case 'find':
        return index?.find(request.id) ?? null
    }
  }
}
