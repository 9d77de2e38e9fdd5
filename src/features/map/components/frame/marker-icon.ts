import { divIcon, type DivIcon } from 'leaflet'
import type { PictureItem } from '@/domain/map/protocol'
import styles from './markers.module.css'

export interface MarkerFace {
  /** The listing's number; null for a group. */
  id: number | null
  look: 'price' | 'pin' | 'area' | 'cluster'
  /** What is seen; nothing for a pin. */
  label: string
  /** What is heard. */
  name: string
  /** In the middle of its town, not at its address. */
  town: boolean
  ribbon: boolean
  chosen: boolean
  picture: PictureItem | undefined
}

/** A marker is a real button; its words are set as text, because the host wrote them. */
export function markerIcon(drawn: Omit<MarkerFace, 'chosen'>): DivIcon {
  const { id, look, label, name, town, ribbon, picture } = drawn
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', name)
  button.className = [
    styles.marker,
    styles[look],
    town && styles.town,
    ribbon && styles.ribbon,
    picture && styles.pictured,
  ]
    .filter(Boolean)
    .join(' ')
  button.append(picture ? pictureOf(picture) : face(label))
  Object.assign(button.dataset, { marker: look, town: String(town), ribbon: String(ribbon) })
  if (id !== null) button.dataset.listing = String(id)
  return divIcon({ className: styles.place, html: button, iconSize: [0, 0] })
}

/** Makes the button of a marker stand out, or no longer. */
export function showChosen({ options }: DivIcon, chosen: boolean): void {
  if (options.html instanceof HTMLElement) options.html.classList.toggle(styles.chosen ?? '', chosen)
}

function face(label: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = label
  return span
}

const TALLEST = 48

function pictureOf({ Url, Width, Height }: PictureItem): HTMLElement {
  const image = document.createElement('img')
  const scale = Math.min(1, TALLEST / Height)
  Object.assign(image, { src: Url, alt: '' })
  Object.assign(image, { width: Math.round(Width * scale), height: Math.round(Height * scale) })
  return image
}
