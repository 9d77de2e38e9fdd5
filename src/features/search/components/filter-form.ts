/** What a form asks for, as `?city=Namur%7C5000&…`, without its empty fields; empty without any. */
export function formQuery(form: HTMLFormElement): string {
  const asked = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(asked).toString()
  return query && `?${query}`
}

/** Notes that all that stands in a form is asked for: what is typed from now on was not. */
export function noteApplied(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.defaultValue = field.value
  }
}

/**
 * What sets a field of a form once more as it stands now, where the form was filled or drawn anew since. A text
 * that is being typed stays as it is by then.
 */
export const setterOf = (form: HTMLFormElement, { checked, name, type, value }: HTMLInputElement) => (): void => {
  const isTick = type === 'checkbox' || type === 'radio'
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name !== name || field.type !== type) continue
    if (!isTick && field !== document.activeElement) field.value = value
    if (isTick && field.value === value) field.checked = checked
  }
}

/** Whether one end of the range of a number is being typed. */
const isRangeTyped = (field: HTMLInputElement): boolean =>
  field.inputMode === 'numeric' && field.closest('fieldset')?.contains(document.activeElement) === true

/**
 * Whether somebody is typing into a field: what was not asked for yet, or a number as it was asked for, which may
 * be written on. So may the other end of its range: the list has the smaller number first, and would put what is
 * typed where the other one stood. A place that was asked for stands among the chosen ones now.
 */
function isTyped(field: HTMLInputElement, sent: URLSearchParams): boolean {
  const isSent = sent.getAll(field.name).includes(field.value.trim())
  if (field !== document.activeElement) return isSent && isRangeTyped(field)
  const isNew = field.value !== field.defaultValue
  return field.name === 'city' ? isNew && !isSent : isNew || isSent
}

/**
 * Sets the fields of a form to what the list shows, after `sent` was asked for. What is being typed stays, and
 * counts as a change when the field is left unless it was sent as it is. A place that nobody knows stays too:
 * it stands in the address as it was typed. Words that were not understood stand in a form of their own, which
 * comes filled in.
 */
export function fillForm(form: HTMLFormElement, shown: URLSearchParams, sent: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.name === 'q') continue
    const asked = shown.getAll(field.name)
    if (field.type === 'checkbox') {
      field.checked = asked.includes(field.value)
    } else if (field.type === 'radio') {
      field.checked = asked.length > 0 ? asked.includes(field.value) : field.value === ''
    } else if (isTyped(field, sent)) {
      field.defaultValue = field.name === 'city' ? '' : (sent.get(field.name) ?? '')
    } else {
      const known = field.name === 'city' ? asked.find((place) => place === field.value) : asked[0]
      field.value = field.defaultValue = known ?? ''
    }
  }
}
