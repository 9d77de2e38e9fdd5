import { useEffect, useState, type RefObject } from 'react'

export interface Autoplay {
  /** False until the page runs: what moves is not part of the page itself. */
  ready: boolean
  /** Whether it is to move now: wanted, and seen. */
  playing: boolean
  /** Whether the visitor, or their settings, want it to move. */
  wanted: boolean
  setWanted: (wanted: boolean) => void
}

const REDUCED = '(prefers-reduced-motion: reduce)'

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Whether something may move by itself: not under reduced motion, not where data is saved, and not
 * while the page is hidden, or `place` off the screen. The visitor decides otherwise with a button.
 * Spec §2.
 */
export function useAutoplay(place?: RefObject<Element | null>): Autoplay {
  const [ready, setReady] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(true)
  const [near, setNear] = useState(place === undefined)

  useEffect(() => {
    const reduced = window.matchMedia(REDUCED)
    const settle = () => setWanted(!reduced.matches && !savesData())
    const look = () => setOpen(!document.hidden)
    settle()
    look()
    setReady(true)
    reduced.addEventListener('change', settle)
    document.addEventListener('visibilitychange', look)
    return () => {
      reduced.removeEventListener('change', settle)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])

  useEffect(() => {
    const element = place?.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])

  return { ready, wanted, playing: wanted && open && near, setWanted }
}
