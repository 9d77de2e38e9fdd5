import type { ComponentType } from 'react'
import { isAskedForConsent } from '@/features/consent/components/asked'
import { isFilledIn } from '@/features/forms/components/filled-in'
import { PopupBox, type PopupBoxProps } from './PopupBox'
import { popupMayOpen } from './popup-rules'
import { closedPopup, firstFormAction } from './popup-session'

/** What a popup never stands beside: the consent, the menu, the pictures. */
const OTHERS = 'dialog[open], [role="dialog"], :popover-open'
/** Where one types or chooses. */
const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** What a form of the page says is wrong with it. */
const COMPLAINTS = 'main [aria-invalid="true"], main [data-form-summary]'
/** What people send; the filters of a list and a calculator are done with once they are changed. */
const CONTROLS = 'main form[method="post"] :is(input, textarea, select)'

const MILLISECONDS_TO_WAIT = 1000

const isAnyShown = (selector: string): boolean => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())

/** Whether another option is chosen than the page did; without such, browsers choose the first. */
const isOtherChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !== Math.max(0, [...options].findIndex((option) => option.hasAttribute('selected')))

const isTouched = (control: Element): boolean => (control instanceof HTMLSelectElement ? isOtherChosen(control) : isFilledIn(control))

/** Whether somebody types, or has a form that the page sends half filled in or answered with what is wrong. Spec §4, "Popup". */
export const isBusyWithForm = (): boolean =>
  document.activeElement?.matches(TYPED_IN) === true ||
  [...document.querySelectorAll(CONTROLS)].some(isTouched) ||
  isAnyShown(COMPLAINTS)

/**
 * The popup once it may open: when nothing else is open, nobody is asked for consent and nobody is busy with a form.
 * Null where it may not open at this address or in this session, and once `left` is aborted. Spec §4, "Popup".
 */
export async function popupInTime(id: string, left: AbortSignal): Promise<ComponentType<PopupBoxProps> | null> {
  while (!left.aborted) {
    const address = window.location.href
    if (!popupMayOpen(id, { address, formAction: firstFormAction(), closed: closedPopup() })) return null
    if (!isAskedForConsent() && !isAnyShown(OTHERS) && !isBusyWithForm()) return PopupBox
    await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_TO_WAIT))
  }
  return null
}
