import { LOOK_KEY } from '../look-script'
import { stateOf } from './open-list'

/** Shows the list as `grid` or `list` at once, and keeps that for the next one; a map is opened each time anew. */
export function chooseLook(root: HTMLElement, look: string): void {
  if (look === 'map') return
  root.dataset.look = look
  try {
    window.localStorage.setItem(LOOK_KEY, look)
  } catch {
    // A browser that forgets shows the cards side by side.
  }
}

/** Gives the list the look its address asks for, and says which it is. */
export function applyLook(root: HTMLElement): string {
  const look = stateOf(root).asked ?? 'grid'
  root.dataset.look = look
  for (const link of root.querySelectorAll<HTMLElement>('[data-to]')) {
    if (link.dataset.to === look) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  return look
}
