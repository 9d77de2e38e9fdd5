/** What a form asks for, as `?city=Namur%7C5000&…`, without its empty fields; empty without any. */
export function formQuery(form: HTMLFormElement): string {
  const asked = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const query = new URLSearchParams(asked).toString()
  return query && `?${query}`
}

/**
 * Sets the fields of a form to what an address asks for. What is being typed stays, and so does a
 * place that nobody knows, which stands in the address as it was typed. Words that were not
 * understood stand in a form of their own, which comes filled in.
 */
export function fillForm(form: HTMLFormElement, params: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden' || field.name === 'q') continue
    const asked = params.getAll(field.name)
    if (field.type === 'checkbox') {
      field.checked = asked.includes(field.value)
    } else if (field.type === 'radio') {
      field.checked = asked.length > 0 ? asked.includes(field.value) : field.value === ''
    } else if (field.name === 'city') {
      field.value = asked.includes(field.value) ? field.value : ''
    } else if (field !== document.activeElement) {
      field.value = asked[0] ?? ''
    }
    if (field.type === 'text') field.defaultValue = field.value
  }
}
