'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './BannerGallery.module.css'
import { MotionButton } from './MotionButton'
import { useAutoplay } from './use-autoplay'

interface BannerGalleryProps {
  /** Two or more; the first one is part of the page, the others come one ahead of their turn. */
  slides: ReactNode[]
  /** How long each is shown. */
  seconds: number
  labels: { pause: string; play: string }
}

const isLoaded = (slide: Element | undefined): boolean =>
  (slide?.querySelector('img')?.naturalWidth ?? 0) > 0

/** Pictures that fade into each other until they are stopped. Spec §2, "gallery". */
export function BannerGallery({ slides, seconds, labels }: BannerGalleryProps) {
  const list = useRef<HTMLDivElement>(null)
  const autoplay = useAutoplay(list)
  const [current, setCurrent] = useState(0)
  const [former, setFormer] = useState<number | null>(null)
  const [fetched, setFetched] = useState(1)
  const { playing } = autoplay
  const next = (current + 1) % slides.length

  useEffect(() => {
    if (!playing) return
    setFetched((count) => Math.min(Math.max(count, current + 2), slides.length))
    const timer = window.setInterval(() => {
      // On a slow line the present picture stays until the next one is there.
      if (!isLoaded(list.current?.children[next])) return
      setFormer(current)
      setCurrent(next)
    }, seconds * 1000)
    return () => window.clearInterval(timer)
  }, [playing, current, next, seconds, slides.length])

  const stateOf = (index: number): string => {
    if (index === current) return former === null ? 'first' : 'on'
    return index === former ? 'under' : 'off'
  }

  return (
    <>
      <div ref={list} className={styles.slides}>
        {slides.slice(0, fetched).map((slide, index) => (
          <div key={index} className={styles.slide} data-state={stateOf(index)}>
            {slide}
          </div>
        ))}
      </div>
      <MotionButton autoplay={autoplay} labels={labels} />
    </>
  )
}
