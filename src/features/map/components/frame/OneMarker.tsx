import { useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { markerIcon, type MarkerFace } from './marker-icon'

interface OneMarkerProps {
  latitude: number
  longitude: number
  face: MarkerFace
  onClick: () => void
}

const ABOVE = 1000

/** One marker. Its button is made anew only when something it shows changes: it may have focus. */
export function OneMarker({ latitude, longitude, face, onClick }: OneMarkerProps) {
  const { id, look, label, name, town, ribbon, chosen, picture } = face
  const icon = useMemo(
    () => markerIcon({ id, look, label, name, town, ribbon, chosen, picture }),
    [id, look, label, name, town, ribbon, chosen, picture],
  )
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      keyboard={false}
      riseOnHover
      zIndexOffset={chosen ? ABOVE : 0}
      eventHandlers={{ click: onClick }}
    />
  )
}
