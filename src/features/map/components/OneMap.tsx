'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { MapHost } from '../map-host'
import type { ListingSnapshot } from '@/domain/map/protocol'
import { retry } from '@/lib/retry'
import type { MapView } from '@/domain/map/views'
import { sendSeen } from '@/ui/send-seen'
import styles from './MapPanel.module.css'

interface OneMapProps {
  map: MapView
  point: ListingSnapshot
  title: string
  /** What the button says. */
  children: ReactNode
}

/** Metres to each side of the property that the map opens on, in degrees. */
const AROUND = { latitude: 0.012, longitude: 0.019 }

/** A button in whose place a map of one listing comes; nothing of the map is loaded before. */
export function OneMap({ map, point, title, children }: OneMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<MapHost>(null)
  const [asked, setAsked] = useState(false)

  useEffect(() => () => host.current?.remove(), [])

  const open = async () => {
    setAsked(true)
    sendSeen({ counter: 'maps', properties: [point.ID] })
    try {
      const { dataString, openMap } = await retry(() => import('../map-host'))
      if (!box.current) return
      // Everything else is on the page around it: the card need not wait for more.
      host.current = openMap(box.current, title, ({ type }) => {
        if (type === 'select') host.current?.send({ type: 'details', listing: point })
      })
      box.current.querySelector('iframe')?.focus()
      host.current.show(dataString(JSON.stringify([point]), dataOf(map, point)))
    } catch {
      setAsked(false)
    }
  }

  return (
    <>
      {!asked && (
        <button type="button" className={styles.show} onClick={() => void open()}>
          {children}
        </button>
      )}
      <div ref={box} className={asked ? styles.box : undefined} />
    </>
  )
}

const dataOf = (map: MapView, { ID, Latitude, Longitude }: ListingSnapshot) => ({
  messageInfo: {
    language: map.language,
    highlight: ID,
    canDraw: false,
    bounds: {
      south: Latitude - AROUND.latitude,
      north: Latitude + AROUND.latitude,
      west: Longitude - AROUND.longitude,
      east: Longitude + AROUND.longitude,
    },
  },
  mapType: map.mapType,
  customMarker: map.customMarker,
  marqueeIgnore: map.marqueeIgnore,
})
