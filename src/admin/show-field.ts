/** As many frames as a form gets to render the field: some ten seconds. */
const PATIENCE = 600

/**
 * Opens the tab of a form that holds a field and focuses the field, once it is there. `tab` is
 * counted from 0; for a field outside the tabs it is undefined. A field that never appears is left
 * alone. Gives what ends the waiting.
 */
export function showField(name: string, tab: number | undefined): () => void {
  let frame = 0
  let opened = tab === undefined
  const look = (frames: number): void => {
    const button = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab ?? 0]
    if (!opened && button) {
      button.click()
      opened = true
    }
    const field = opened ? document.getElementById(`field-${name}`) : null
    if (field) focus(field)
    else if (frames > 0) frame = requestAnimationFrame(() => look(frames - 1))
  }
  look(PATIENCE)
  return () => cancelAnimationFrame(frame)
}

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button'

function focus(field: HTMLElement): void {
  const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
  field.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
