import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import type { ClusterClient } from '../../cluster-client'
import type { Marker } from '@/domain/map/cluster-index'
import type { MapHead } from '../../cluster-requests'
import { boundsOf } from './view'

/** How much is drawn beyond each edge, as a share of the view: a short move shows no gap. */
const BEYOND = 0.1

/** The markers of the part of the map that is seen, asked anew when it moves or the data change. */
export function useMarkers(
  map: LeafletMap | null,
  client: ClusterClient | null,
  head: MapHead | null,
): Marker[] {
  const [markers, setMarkers] = useState<Marker[]>([])
  useEffect(() => {
    if (!map || !client || !head) return
    let asked = 0
    const refresh = (): void => {
      asked += 1
      const mine = asked
      const bounds = boundsOf(map.getBounds().pad(BEYOND))
      void client.ask({ ask: 'markers', bounds, zoom: map.getZoom() }).then((found) => {
        if (mine === asked) setMarkers(found)
      })
    }
    map.on('moveend', refresh)
    refresh()
    return () => {
      asked = -1
      map.off('moveend', refresh)
    }
  }, [map, client, head])
  return markers
}
