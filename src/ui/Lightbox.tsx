'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from './Icon'
import { slideAfter } from './lightbox-step'
import { LightboxBar } from './LightboxBar'
import { LightboxSlide, type Slide } from './LightboxSlide'
import { LightboxThumbs } from './LightboxThumbs'
import styles from './Lightbox.module.css'

export interface LightboxProps {
  slides: Slide[]
  /** Index of the first floor plan; the number of slides where there is none. */
  firstPlan: number
  labels: Record<
    'label' | 'close' | 'previous' | 'next' | 'of' | 'picture' | 'plan' | 'photos' | 'plans',
    string
  >
  /** Index of the slide to open on. */
  start: number
  onClose: () => void
}

// Newer browsers answer a promise, which an effect would take for its clean-up.
const centre = (element: Element | null | undefined, behavior: ScrollBehavior): void => {
  element?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
}

/** Milliseconds without scrolling after which a picture has come to rest. */
const AT_REST = 150

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All pictures, one at a time: swipe, keys, buttons or thumbnails; Escape closes. */
export function Lightbox({ slides, firstPlan, labels, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)
  /** The slide that the track is scrolled to, until it is there: each press counts from it. */
  const target = useRef<number | null>(null)
  const rest = useRef<number>(undefined)

  const goTo = (index: number, behavior: ScrollBehavior = 'smooth') => {
    target.current = index
    window.clearTimeout(rest.current)
    centre(track.current?.children[index], isStill() ? 'instant' : behavior)
  }

  useEffect(() => {
    dialog.current?.showModal()
    track.current?.focus()
    centre(track.current?.children[start], 'instant')
  }, [start])

  const follow = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setCurrent(Math.round(scrollLeft / clientWidth))
    window.clearTimeout(rest.current)
    rest.current = window.setTimeout(() => (target.current = null), AT_REST)
  }

  /** Goes where a key leads; false for one that leads nowhere. */
  const steer = (key: string): boolean => {
    const wanted = slideAfter(key, target.current ?? current, slides.length)
    if (wanted === null) return false
    goTo(wanted, key.startsWith('Arrow') ? 'smooth' : 'instant')
    return true
  }

  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={labels.label}
      onClose={onClose}
      onKeyDown={(event) => steer(event.key) && event.preventDefault()}
    >
      <LightboxBar
        current={current} firstPlan={firstPlan} labels={labels}
        count={slides.length}
        goTo={(index) => goTo(index, 'instant')}
        close={() => dialog.current?.close()}
      />
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={labels.label}
        onScroll={follow}
        tabIndex={0}
      >
        {slides.map((slide, index) => (
          <LightboxSlide
            key={`${slide.hash}-${index}`}
            slide={slide}
            near={Math.abs(index - current) < 2}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={labels.previous}
            aria-disabled={current === 0}
            onClick={() => steer('ArrowLeft')}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={labels.next}
            aria-disabled={current === slides.length - 1}
            onClick={() => steer('ArrowRight')}
          >
            <Icon name="chevron-right" />
          </button>
        </>
      )}
      <LightboxThumbs
        slides={slides} firstPlan={firstPlan} labels={labels} current={current}
        goTo={(index) => goTo(index, 'instant')}
      />
    </dialog>
  )
}
