'use client'

import { useEffect, useState } from 'react'
import { Icon } from './Icon'
import styles from './Slider.module.css'

interface SliderButtonsProps {
  /** The id of the row they move. */
  track: string
  labels: { previous: string; next: string }
}

const STEP = 0.85
/** Widths are fractions of a pixel on some screens. */
const TOLERANCE = 2

const roomOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  before: scrollLeft > TOLERANCE,
  after: scrollLeft + clientWidth < scrollWidth - TOLERANCE,
})

/** Previous and next for a row that is wider than its place; nothing where all is in sight. */
export function SliderButtons({ track, labels }: SliderButtonsProps) {
  const [room, setRoom] = useState({ before: false, after: false })

  useEffect(() => {
    const row = document.getElementById(track)
    if (!row) return
    const look = () => {
      const now = roomOf(row)
      setRoom((old) => (old.before === now.before && old.after === now.after ? old : now))
    }
    const size = new ResizeObserver(look)
    size.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [track])

  const move = (direction: 1 | -1) => {
    const row = document.getElementById(track)
    row?.scrollBy({ left: direction * row.clientWidth * STEP })
  }

  if (!room.before && !room.after) return null
  return (
    <div className={styles.buttons}>
      <button type="button" aria-disabled={!room.before} onClick={() => move(-1)}>
        <Icon name="arrow-left" />
        <span className="unseen">{labels.previous}</span>
      </button>
      <button type="button" aria-disabled={!room.after} onClick={() => move(1)}>
        <Icon name="arrow-right" />
        <span className="unseen">{labels.next}</span>
      </button>
    </div>
  )
}
