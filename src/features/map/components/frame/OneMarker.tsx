import { useEffect, useMemo } from 'react'
import { Marker } from 'react-leaflet'
import { markerIcon, showChosen, type MarkerFace } from './marker-icon'

interface OneMarkerProps {
  latitude: number
  longitude: number
  face: MarkerFace
  onClick: () => void
}

const ABOVE = 1000

/**
 * One marker. Its button is made anew only when its words or picture change, not as it is chosen: it may
 * have focus, or be under a finger.
 */
export function OneMarker({ latitude, longitude, face, onClick }: OneMarkerProps) {
  const { id, look, label, name, town, ribbon, chosen, picture } = face
  const icon = useMemo(
    () => markerIcon({ id, look, label, name, town, ribbon, picture }),
    [id, look, label, name, town, ribbon, picture],
  )
  useEffect(() => showChosen(icon, chosen), [icon, chosen])
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
