export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands in the fields of a form: one text each, or several. */
export type TypedValues = Record<string, string | string[]>

/** What a field of a day gives where only part of it was typed: nothing that is a day. */
const PART_OF_A_DAY = '?'

/** The controls of a field: several where one is to be chosen. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
]

/** What is typed and chosen in the fields of these names. */
export function typedIn(form: HTMLFormElement, names: readonly string[]): TypedValues {
  const data = new FormData(form)
  const values = names.map((name): [string, string | string[]] => {
    const all = data.getAll(name).filter((value) => typeof value === 'string')
    const isPart = controlsOf(form, name).some((control) => control.validity.badInput)
    return [name, isPart ? PART_OF_A_DAY : all.length > 1 ? all : (all[0] ?? '')]
  })
  return Object.fromEntries(values)
}

/** The same, where several boxes of a field are a list also when one of them is ticked, or none. */
export function standingIn(form: HTMLFormElement, names: readonly string[]): TypedValues {
  const values = typedIn(form, names)
  const lists = names.filter((name) => controlsOf(form, name).filter(({ type }) => type === 'checkbox').length > 1)
  return { ...values, ...Object.fromEntries(lists.map((name) => [name, [values[name] ?? ''].flat().filter(Boolean)])) }
}

/** Puts back what was typed into fields of these names. */
export function typeIn(form: HTMLFormElement, names: readonly string[], values: TypedValues): void {
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    for (const control of controlsOf(form, name)) {
      if (control.type === 'radio' || control.type === 'checkbox') {
        ;(control as HTMLInputElement).checked = [value].flat().includes(control.value)
      } else control.value = String(value)
    }
  }
}

/** Shows the fields that are asked because of what is chosen in another. */
export function showAsked(form: HTMLFormElement): void {
  const data = new FormData(form)
  for (const field of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const [name = '', value = ''] = field.dataset.when?.split('=') ?? []
    field.toggleAttribute('data-asked', data.getAll(name).includes(value))
  }
}
