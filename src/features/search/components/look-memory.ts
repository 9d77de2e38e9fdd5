import { LOOK_KEY } from '../look-script'
import { stateOf } from './list-page'

function remembered(): string | null {
  try {
    return window.localStorage.getItem(LOOK_KEY)
  } catch {
    return null
  }
}

/** Keeps `grid` or `list` for the next list; a map is opened each time anew. */
export function rememberLook(look: string): void {
  try {
    if (look !== 'map') window.localStorage.setItem(LOOK_KEY, look)
  } catch {
    // A browser that forgets shows the cards side by side.
  }
}

/** Gives the list the look its address asks for, else the remembered one, and says which it is. */
export function applyLook(root: HTMLElement): string {
  const look = stateOf(root).asked ?? (remembered() === 'list' ? 'list' : 'grid')
  root.dataset.look = look
  for (const link of root.querySelectorAll<HTMLElement>('[data-to]')) {
    if (link.dataset.to === look) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  return look
}
