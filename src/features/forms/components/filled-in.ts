const TICKED = ['checkbox', 'radio']

/** Whether something was typed into a control, or ticked in it, that the page did not put there. */
export function isFilledIn(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  // A box without a value has one all the same, and none by default.
  return TICKED.includes(control.type) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}
