const ROW = '.table tbody tr'
/** What does something of its own when it is pressed. */
const CONTROL = 'a, button, input, label, select, textarea, summary, [role="button"], [contenteditable]'
const MIDDLE = 1

/** What a press on a row of a list stands for: its link, else its button; null where it stands for nothing. */
function openerAt({ button, target }: MouseEvent): HTMLElement | null {
  if (button > MIDDLE || !(target instanceof Element) || target.closest(CONTROL)) return null
  const row = target.closest(ROW)
  if (!row) return null
  return row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button')
}

/** Whether a text was marked by dragging over it, which ends in a click too. */
const marksText = (): boolean => document.getSelection()?.isCollapsed === false

/**
 * Opens the row of a list that was pressed, as its link would: here, or in a tab of its own with the
 * middle button, Ctrl or Cmd. In a drawer to pick from, it picks. What stands in the row and does
 * something of its own is left alone, and so is text that somebody marks.
 */
export function openRow(event: MouseEvent): void {
  const opener = event.defaultPrevented ? null : openerAt(event)
  if (!opener || marksText()) return
  const inNewTab = event.button === MIDDLE || event.ctrlKey || event.metaKey || event.shiftKey
  if (inNewTab && opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank')
  else if (event.button !== MIDDLE) opener.click()
}
