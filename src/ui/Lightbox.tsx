'use client'

import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from './Icon'
import { LightboxSlide, type Slide } from './LightboxSlide'
import { pictureFile } from './picture-files'
import styles from './Lightbox.module.css'

export interface LightboxProps {
  slides: Slide[]
  words: Record<'label' | 'close' | 'previous' | 'next' | 'of' | 'picture', string>
  /** Index of the slide to open on. */
  start: number
  onClose: () => void
}

// Newer browsers answer a promise, which an effect would take for its clean-up.
const centre = (element: Element | null | undefined, behavior: ScrollBehavior): void => {
  element?.scrollIntoView({ behavior, block: 'nearest', inline: 'center' })
}

/** All pictures, one at a time: swipe, arrow keys, buttons or thumbnails; Escape closes. */
export function Lightbox({ slides, words, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)

  const goTo = (index: number, behavior: ScrollBehavior = 'smooth') =>
    centre(track.current?.children[Math.min(Math.max(index, 0), slides.length - 1)], behavior)

  useEffect(() => {
    dialog.current?.showModal()
    centre(track.current?.children[start], 'instant')
  }, [start])

  useEffect(() => centre(thumbs.current?.children[current], 'instant'), [current])

  const follow = () => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 }
    setCurrent(Math.round(scrollLeft / clientWidth))
  }

  const steer = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(current + step)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={words.label}
      onClose={onClose}
      onKeyDown={steer}
    >
      <div className={styles.bar}>
        <p aria-live="polite">
          {current + 1} {words.of} {slides.length}
        </p>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={words.label}
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
        aria-label={words.previous}
        disabled={current === 0}
        onClick={() => goTo(current - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={words.next}
        disabled={current === slides.length - 1}
        onClick={() => goTo(current + 1)}
      >
        <Icon name="chevron-right" />
      </button>
      <ul ref={thumbs} className={styles.thumbs}>
        {slides.map(({ hash }, index) => (
          <li key={`${hash}-${index}`}>
            <button
              type="button"
              aria-label={`${words.picture} ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(index, 'instant')}
            >
              <img src={pictureFile(hash, 100, 'webp')} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
