import { Circle, Polygon } from 'react-leaflet'
import type { MapArea } from '@/domain/map/protocol'
import styles from './area.module.css'

/** What the search is narrowed to: what was drawn, or circles around towns. */
export function AreaLayer({ area }: { area: MapArea }) {
  const shown = { className: styles.area, interactive: false }
  if (area.kind === 'polygon') {
    const corners = area.points.map(([latitude, longitude]): [number, number] => [latitude, longitude])
    return <Polygon key={JSON.stringify(corners)} positions={corners} {...shown} />
  }
  return area.centres.map(([latitude, longitude]) => (
    <Circle
      key={`${latitude} ${longitude}`}
      center={[latitude, longitude]}
      radius={area.metres}
      {...shown}
    />
  ))
}
