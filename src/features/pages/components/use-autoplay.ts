import { useEffect, useState } from 'react'

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
 * while the page is hidden. The visitor decides otherwise with a button. Spec §2.
 */
export function useAutoplay(): Autoplay {
  const [ready, setReady] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [seen, setSeen] = useState(true)

  useEffect(() => {
    const reduced = window.matchMedia(REDUCED)
    const settle = () => setWanted(!reduced.matches && !savesData())
    const look = () => setSeen(!document.hidden)
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

  return { ready, wanted, playing: wanted && seen, setWanted }
}
