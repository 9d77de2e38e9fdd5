import { GridLayer } from 'leaflet'
import { useEffect, useState } from 'react'
import { Pane, Polygon, TileLayer, useMap, useMapEvents } from 'react-leaflet'
import { BELGIUM, REGIONS, type Degrees } from '@/domain/agencies/belgium-outline'
import type { Language } from '@/i18n/languages'
import { CLOSEST, type Marker } from '@/domain/map/cluster-index'
import { LUXEMBOURG } from '@/domain/map/luxembourg-outline'
import type { Tiles } from '@/domain/map/protocol'
import { GroundTowns } from './GroundTowns'
import styles from './ground.module.css'

interface GroundProps {
  language: Language
  tiles: Tiles | null
  /** What lies over it. */
  markers: readonly Marker[]
  /** The tiles do not come: their attribution has nothing to stand by. */
  onFailed: () => void
}

/** So many tiles in a row that do not come mean that none will. */
const ENOUGH_FAILED = 6

const latitudeFirst = (edge: readonly Degrees[]): [number, number][] =>
  edge.map(([longitude, latitude]) => [latitude, longitude])

const LAND = REGIONS.map(({ region, edge }) => ({ region, at: latitudeFirst(edge) }))
const EDGE = latitudeFirst(BELGIUM)
const NEIGHBOUR = latitudeFirst(LUXEMBOURG)

/**
 * What the listings lie on: Belgium and Luxembourg, drawn, with a fine grid and the names of some towns; over
 * it the tiles, where there are any and they come.
 */
export function Ground({ language, tiles, markers, onFailed }: GroundProps) {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  return (
    <>
      <Pane name="land" className={styles.pane}>
        <Polygon positions={NEIGHBOUR} className={styles.luxembourg} interactive={false} />
        {LAND.map(({ region, at }, index) => (
          <Polygon key={index} positions={at} className={styles[region]} interactive={false} />
        ))}
        <Polygon positions={EDGE} className={styles.edge} interactive={false} />
      </Pane>
      <Grid />
      {tiles ? (
        <GroundTiles key={tiles.url} tiles={tiles} onFailed={onFailed} />
      ) : (
        <GroundTowns language={language} zoom={zoom} markers={markers} />
      )}
    </>
  )
}

/** Lines that move with the map, so that a move is seen on the plain ground. */
function Grid() {
  const map = useMap()
  useEffect(() => {
    const grid = new GridLayer({ className: styles.grid, zIndex: 0 })
    grid.addTo(map)
    return () => void grid.remove()
  }, [map])
  return null
}

function GroundTiles({ tiles, onFailed }: Pick<GroundProps, 'onFailed'> & { tiles: Tiles }) {
  const [count] = useState({ failed: 0 })
  return (
    <TileLayer
      url={tiles.url}
      maxZoom={CLOSEST}
      zIndex={2}
      eventHandlers={{
        tileload: () => {
          count.failed = -Infinity
        },
        tileerror: () => {
          count.failed += 1
          if (count.failed >= ENOUGH_FAILED) onFailed()
        },
      }}
    />
  )
}
