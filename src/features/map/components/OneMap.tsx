'use client'

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { OneMapSetup } from '../one-map'
import { late, whileBusy } from '@/lib/retry'
import styles from './MapPanel.module.css'

interface OneMapProps extends OneMapSetup {
  /** What the button says. */
  show: ReactNode
  /** The parts of the map. */
  children: ReactNode
}

const load = late(() => import('../one-map'))

/** A button in whose place a map of one listing comes; nothing of the map is loaded before. */
export function OneMap({ show, children, ...setup }: OneMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const stop = useRef<() => void>(null)

  useEffect(() => () => stop.current?.(), [])

  const open = ({ currentTarget }: MouseEvent): void =>
    void whileBusy(currentTarget, load())
      .then(({ runOneMap }) => {
        if (place.current) stop.current ??= runOneMap(place.current, setup)
      })
      // Pressing again tries again.
      .catch(() => place.current?.querySelector('[data-map-status]')?.replaceChildren(setup.labels.failed))

  return (
    <div ref={place} className={styles.one}>
      <button type="button" className={styles.show} onClick={open}>
        {show}
      </button>
      {children}
    </div>
  )
}
