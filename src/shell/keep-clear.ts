/** Pixels of an element above what lies over it by which one still sees where the focus is. */
const SEEN = 8

const isBeside = (at: DOMRect, over: DOMRect): boolean => at.right <= over.left || at.left >= over.right
const isOver = (at: DOMRect, over: DOMRect): boolean => !isBeside(at, over) && at.bottom > over.top && at.top < over.bottom

/**
 * Scrolls what takes the focus clear of a card that stays in a corner of the window, also where the browser would
 * only now bring it into sight, and so under the card. False where the page goes no further and it is still hidden.
 * What is higher than the window is left: some of it is seen. WCAG 2.4.11.
 */
export function keepClear(focused: Element, card: Element): boolean {
  const whole = focused.closest('label') ?? focused
  const over = card.getBoundingClientRect()
  const at = whole.getBoundingClientRect()
  const isOut = at.top < 0 || at.bottom > window.innerHeight
  if (at.height >= window.innerHeight || isBeside(at, over) || !(isOut || isOver(at, over))) return true
  whole.scrollIntoView({ block: 'start', behavior: 'instant' })
  const now = whole.getBoundingClientRect()
  return !isOver(now, over) || now.top <= over.top - SEEN
}
