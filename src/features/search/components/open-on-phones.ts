/** The panels that a phone's sheet shows open: what most visitors narrow a list by. */
const OPEN = ['price', 'bedrooms']

const PHONE = '(width < 768px)'

/** What makes opening one panel close the others. */
const GROUP = 'filter'

/**
 * Opens price and bedrooms in the sheet of a phone, where there is room for several; in the row of
 * wide screens, also after the window was widened, one panel at a time is open. `signal` ends it.
 */
export function openOnPhones(root: HTMLElement, signal: AbortSignal): void {
  const phone = window.matchMedia(PHONE)
  const settle = () => {
    for (const id of OPEN) {
      const panel = root.querySelector<HTMLDetailsElement>(`details[data-panel="${id}"]`)
      if (!panel) continue
      panel.name = phone.matches ? '' : GROUP
      panel.open = phone.matches
    }
  }
  if (phone.matches) settle()
  phone.addEventListener('change', settle, { signal })
}
