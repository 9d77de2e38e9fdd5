/** Scrolled so far (px), the back-to-top link shows. Spec §9. */
const LEFT_TOP = 10

/** Scrolled so far (px), the header is solid and its logo small. Spec §9. */
const PAST_TOP = 30

/** Milliseconds of rest after which a scroll is looked at. Spec §9. */
export const SCROLL_DEBOUNCE = 100

const DURATION = 500
const STEP = 15

type ScrollMark = 'top' | 'left' | 'past'

/**
 * Where a page stands by how far it is scrolled (px): at the top, ten pixels off it, or thirty. A
 * page pulled beyond its top stands at the top. Spec §4, "Back-to-top", "Header".
 */
export function scrollMark(scrolled: number): ScrollMark {
  if (scrolled >= PAST_TOP) return 'past'
  return scrolled >= LEFT_TOP ? 'left' : 'top'
}

/**
 * How far a page is still scrolled (px), so many milliseconds after it set off for the top from
 * `from`: it moves every 15 ms, slower towards the end, and has arrived after 500. Spec §9.
 */
export function positionAfter(from: number, milliseconds: number): number {
  if (milliseconds >= DURATION) return 0
  const elapsed = Math.max(0, Math.floor(milliseconds / STEP) * STEP)
  return Math.round(from * (1 - elapsed / DURATION) ** 2)
}
