import { divIcon } from 'leaflet'
import { Marker } from 'react-leaflet'
import type { Language } from '@/i18n/languages'
import { GROUND_TOWNS } from '../../ground-towns'
import styles from './ground.module.css'

/** Names of towns on the plain ground, more of them the nearer one comes. */
export function GroundTowns({ language, zoom }: { language: Language; zoom: number }) {
  return GROUND_TOWNS.filter(({ from }) => zoom >= from).map(({ names, at: [latitude, longitude] }) => (
    <Marker
      key={`${language}${names.fr}`}
      position={[latitude, longitude]}
      icon={townIcon(names[language])}
      keyboard={false}
      interactive={false}
      pane="tilePane"
    />
  ))
}

const icons = new Map<string, ReturnType<typeof divIcon>>()

function townIcon(name: string): ReturnType<typeof divIcon> {
  const known = icons.get(name)
  if (known) return known
  const html = document.createElement('span')
  html.textContent = name
  html.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ className: styles.name, html, iconSize: [0, 0] })
  icons.set(name, icon)
  return icon
}
