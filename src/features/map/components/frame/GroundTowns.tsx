import { divIcon } from 'leaflet'
import { Marker, useMap } from 'react-leaflet'
import type { Language } from '@/i18n/languages'
import type { Marker as MarkerData } from '@/domain/map/cluster-index'
import { GROUND_TOWNS } from '@/domain/map/ground-towns'
import { townPlaces, type Spread } from '@/domain/map/town-places'
import styles from './ground.module.css'

interface GroundTownsProps {
  language: Language
  zoom: number
  /** What lies over the ground: names keep clear of it. */
  markers: readonly MarkerData[]
}

/** Half of a marker and of a letter, in pixels. */
const CLUSTER = { width: 28, height: 28 }
const LISTING = { width: 40, height: 18 }
const LETTER = { width: 3.8, height: 8 }

/** Names of towns on the plain ground, more of them the nearer one comes. */
export function GroundTowns({ language, zoom, markers }: GroundTownsProps) {
  const map = useMap()
  const pixel = (at: readonly [number, number]): { x: number; y: number } =>
    map.project([at[0], at[1]], zoom)
  const spreadOf = (marker: MarkerData): Spread =>
    marker.kind === 'cluster'
      ? { ...pixel([marker.latitude, marker.longitude]), ...CLUSTER }
      : { ...pixel([marker.listing.Latitude, marker.listing.Longitude]), ...LISTING }
  const towns = GROUND_TOWNS.filter(({ from }) => zoom >= from)
  const names = towns.map(({ names, at }) => {
    const { x, y } = pixel(at)
    return { x, y, width: names[language].length * LETTER.width, height: LETTER.height }
  })
  const places = townPlaces(names, markers.map(spreadOf))
  return towns.map(({ names, at: [latitude, longitude] }, index) => {
    const below = places[index] ?? null
    return (
      below !== null && (
        <Marker
          key={`${language}${names.fr}`}
          position={[latitude, longitude]}
          icon={townIcon(names[language], below)}
          keyboard={false}
          interactive={false}
          pane="tilePane"
        />
      )
    )
  })
}

const icons = new Map<string, ReturnType<typeof divIcon>>()

function townIcon(name: string, below: number): ReturnType<typeof divIcon> {
  const key = `${below} ${name}`
  const known = icons.get(key)
  if (known) return known
  const html = document.createElement('span')
  html.textContent = name
  html.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ className: styles.name, html, iconSize: [0, 0], iconAnchor: [0, -below] })
  icons.set(key, icon)
  return icon
}
