import { useFormFields } from '@payloadcms/ui'

/** What a form holds in fields, by their names; null for what it does not. Only a change of these renders again. */
export function useFieldValues(names: readonly string[]): Record<string, unknown> {
  // As text: an object would be another one at each change of the form.
  const typed = useFormFields(([fields]) => JSON.stringify(names.map((name) => fields[name]?.value ?? null)))
  const given = JSON.parse(typed) as unknown[]
  return Object.fromEntries(names.map((name, index) => [name, given[index]]))
}
