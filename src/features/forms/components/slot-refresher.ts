import { swapLive } from '@/ui/live-regions'

/** The field that chooses a visit. */
export const SLOT = 'slot'

/**
 * What fetches the visits anew that can be booked, in the place of those that a form shows; what was
 * chosen stays chosen while it is free. Nothing for a form without any, or where they cannot be fetched.
 */
export function slotRefresher(form: HTMLFormElement, refreshed: () => void): () => Promise<void> {
  const controls = () => [...form.querySelectorAll<HTMLInputElement>(`[name="${SLOT}"]`)]
  return async () => {
    const chosen = controls().find(({ checked }) => checked)?.value
    if (controls().length === 0 || !(await swapLive(window.location.href).catch(() => null))) return
    for (const control of controls()) if (control.value === chosen) control.checked = true
    refreshed()
  }
}
