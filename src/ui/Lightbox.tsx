'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
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

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All pictures, one at a time: swipe, keys, buttons or thumbnails; Escape closes. */
export function Lightbox({ slides, firstPlan, labels, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)

  const goTo = (index: number, behavior: ScrollBehavior = 'smooth') =>
    centre(track.current?.children[index], isStill() ? 'instant' : behavior)

  useEffect(() => {
    dialog.current?.showModal()
    track.current?.focus()
    centre(track.current?.children[start], 'instant')
  }, [start])

  const follow = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  const steer = (event: KeyboardEvent) => {
    const wanted = slideAfter(event.key, current, slides.length)
    if (wanted === null) return
    event.preventDefault()
    goTo(wanted, event.key.startsWith('Arrow') ? 'smooth' : 'instant')
  }

  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={labels.label}
      onClose={onClose}
      onKeyDown={steer}
    >
      <LightboxBar
        {...{ current, firstPlan, labels }}
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
      <button
        type="button"
        className={styles.previous}
        aria-label={labels.previous}
        disabled={current === 0}
        onClick={() => goTo(current - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={labels.next}
        disabled={current === slides.length - 1}
        onClick={() => goTo(current + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <LightboxThumbs
        {...{ slides, firstPlan, labels, current }}
        goTo={(index) => goTo(index, 'instant')}
      />
    </dialog>
  )
}
