/** What was pressed, or where the focus goes; null for what leaves a panel as it is. */
function goesTo(event: Event, open: Element): Node | null {
  const to = event instanceof FocusEvent ? event.relatedTarget : event.target
  if (!(to instanceof Node) || open.contains(to)) return null
  // A press on words gives the focus to what lies around them and the panel: it has not left. Closed
  // under the pointer, the panel would take the pressed words with it, which crashes Chromium 156.
  return event instanceof FocusEvent && to.contains(open) ? null : to
}

/**
 * Closes the open panel of a list: on Escape, on a press beside it, and when the focus leaves it. Never
 * by a press on its own words or padding. The panels of a phone, in a sheet, stay open.
 */
export function closePanel(root: HTMLElement, event: Event): void {
  const open = root.querySelector('details[name="filter"][open]')
  if (!open || root.querySelector('form :popover-open')) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    // Nothing else closes by the same key.
    event.preventDefault()
    open.querySelector('summary')?.focus()
  } else if (!goesTo(event, open)) return
  open.removeAttribute('open')
}
