import { keepFocus } from '@/ui/keep-focus'
import { swapLive } from '@/ui/live-regions'

/** The field that chooses a visit. */
export const SLOT = 'slot'

/**
 * What fetches the visits anew that can be booked, in the place of those that a form shows. What is chosen when they
 * come stays chosen while it is free, further days stay open, and what has the focus keeps it. Gives whether
 * what was chosen is gone; false for a form without any, or where they cannot be fetched.
 */
export function slotRefresher(form: HTMLFormElement, refreshed: () => void): () => Promise<boolean> {
  const controls = () => [...form.querySelectorAll<HTMLInputElement>(`[name="${SLOT}"]`)]
  const furtherDays = () => form.querySelector<HTMLDetailsElement>('[data-live="slots"] details')
  return async () => {
    const before = controls()
    const daysBefore = furtherDays()
    if (before.length === 0) return false
    const giveFocus = keepFocus(form)
    const swapped = await swapLive(window.location.href, undefined, form).catch(() => null)
    // What was taken out of the page says how it was left.
    const chosen = swapped && before.find(({ checked }) => checked)
    const same = controls().find(({ value }) => value === chosen?.value)
    const days = furtherDays()
    if (swapped && days && daysBefore?.open) days.open = true
    if (same) same.checked = true
    if (swapped) refreshed()
    giveFocus()
    return Boolean(chosen) && !same
  }
}
