'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { onMap, type MapEvents } from '../map-events'
import type { MapPanelSetup } from '../map-panel'
import { late } from '@/lib/retry'
import styles from './MapPanel.module.css'

const loadPanel = late(() => import('../map-panel'))

export interface MapPanelProps extends MapPanelSetup {
  /** True where the page opens with the map. */
  open: boolean
  /** The parts of the map. */
  children: ReactNode
}

/**
 * The map of a page: one element `[data-map]`, hidden until it hears `map:open`, which also loads
 * the code and makes the frame the first time. Everything else is said by the events of
 * `map-events.ts`, with `notifyMap` and `onMap`.
 */
export function MapPanel({ open, children, ...setup }: MapPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const start = useRef({ open, setup })

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const first = start.current
    // What is said before the code is there counts too.
    const setup = { ...first.setup }
    const { labels } = setup
    let running: Promise<() => void> | null = null
    const say = (words: string) => element.querySelector('[data-map-status]')?.replaceChildren(words)
    const keep = ({ href = setup.pointsHref, bounds = setup.bounds }: MapEvents['map:open']) => {
      setup.pointsHref = href
      setup.bounds = bounds
    }
    const show = (wanted: MapEvents['map:open']) => {
      element.hidden = false
      keep(wanted)
      if (running) return
      say(labels.loading)
      running = loadPanel().then(({ runMapPanel }) => runMapPanel(element, setup))
      // Without the code there is no map; opening it again tries again, too.
      running.catch(() => {
        running = null
        say(labels.failed)
        const retry = element.querySelector<HTMLElement>('[data-map-retry]')
        if (!retry) return
        retry.hidden = false
        retry.onclick = () => show({})
      })
    }
    const stops = [
      onMap(element, 'map:open', show),
      onMap(element, 'map:close', () => (element.hidden = true)),
      onMap(element, 'map:points', keep),
      onMap(element, 'map:area', ({ area }) => (setup.area = area)),
    ]
    if (first.open) show({})
    return () => {
      stops.forEach((stop) => stop())
      void running?.then((stop) => stop())
    }
  }, [])

  const { labels } = setup
  return (
    <section ref={panel} className={styles.panel} data-map="" aria-label={labels.title} hidden={!open}>
      {children}
    </section>
  )
}
