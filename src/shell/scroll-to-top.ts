import { positionAfter } from './scroll'

/** The element that stands first on every page. */
export const TOP_ID = 'top'

const arrive = () => document.getElementById(TOP_ID)?.focus({ preventScroll: true })

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' })

/**
 * Scrolls the page to its top within 500 ms and moves the focus there; at once under reduced
 * motion. A visitor who scrolls, touches or types meanwhile stays where they are. Spec §9.
 */
export function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(0)
    arrive()
    return
  }
  const from = window.scrollY
  const start = performance.now()
  const journey = new AbortController()
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(event, () => journey.abort(), {
      passive: true,
      signal: journey.signal,
    })
  }
  const move = (now: number) => {
    if (journey.signal.aborted) return
    const top = positionAfter(from, now - start)
    jump(top)
    if (top > 0) {
      requestAnimationFrame(move)
      return
    }
    journey.abort()
    arrive()
  }
  requestAnimationFrame(move)
}
