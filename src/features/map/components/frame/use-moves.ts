import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import type { Bounds } from '@/domain/map/protocol'
import { boundsOf, isQuiet } from './view'

/** Milliseconds of rest after which a move is over. */
const REST = 250

/** Tells what the visitor has moved the map to; what we or a resize do is no move. */
export function useMoves(map: LeafletMap | null, moved: (bounds: Bounds) => void): void {
  const tell = useEffectEvent(moved)
  useEffect(() => {
    if (!map) return
    let timer: number | undefined
    const place = (): string => [map.getCenter().toString(), map.getZoom()].join()
    let last = place()
    const rest = (): void => tell(boundsOf(map.getBounds()))
    const ended = (): void => {
      const now = place()
      const same = now === last
      last = now
      if (same || isQuiet(map)) return
      window.clearTimeout(timer)
      timer = window.setTimeout(rest, REST)
    }
    // An odd number of pixels more or less moves the centre by half of one.
    const resized = (): void => void (last = place())
    map.on('moveend', ended)
    map.on('resize', resized)
    return () => {
      window.clearTimeout(timer)
      map.off('moveend', ended)
      map.off('resize', resized)
    }
  }, [map])
}
