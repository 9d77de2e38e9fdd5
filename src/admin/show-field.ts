/** As many frames as a tab gets to render its fields. */
const PATIENCE = 60

/**
 * Opens the tab of a form that holds a field and focuses the field. `tab` is counted from 0; for a
 * field outside the tabs it is undefined. A field that never appears is left alone.
 */
export function showField(name: string, tab: number | undefined): void {
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  if (tab !== undefined) buttons[tab]?.click()
  const look = (frames: number): void => {
    const field = document.getElementById(`field-${name}`)
    if (field) focus(field)
    else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  requestAnimationFrame(() => look(PATIENCE))
}

const CONTROLS = 'input:not([type="hidden"]), textarea, select, button'

function focus(field: HTMLElement): void {
  const control = field.matches(CONTROLS) ? field : field.querySelector<HTMLElement>(CONTROLS)
  field.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
