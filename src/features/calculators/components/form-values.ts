import { readWithin, type Bound } from '@/domain/calculators/input'

/**
 * The number in a field; null where it is none or out of bounds, which is marked and said at the
 * field. Blank is null too, and wrong only where the field may not be.
 */
export function typedNumber(form: HTMLFormElement, name: string): number | null {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return null
  const value = readWithin(field.dataset.bound as Bound, field.value)
  const isBlank = field.value.trim() === ''
  const isWrong = value === null && !(isBlank && field.dataset.optional === 'true')
  field.setAttribute('aria-invalid', String(isWrong))
  const message = document.getElementById(`${field.id}-error`)
  if (message) message.hidden = !isWrong
  return value
}

/** What is chosen among radio buttons or in a list; null where there is no such choice. */
export function choiceIn(form: HTMLFormElement, name: string): string | null {
  const field = form.elements.namedItem(name)
  return field instanceof RadioNodeList || field instanceof HTMLSelectElement ? field.value : null
}

/** Whether a box is ticked; false where there is none. */
export function tickedIn(form: HTMLFormElement, name: string): boolean {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.checked
}
