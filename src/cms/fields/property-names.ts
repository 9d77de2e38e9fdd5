import { adminText } from './labels'

interface NamedOption {
  value: string
  label: ReturnType<typeof adminText>
}

/** Fields of a property to choose from, under the names that they have in its own form. */
export const propertyNames = (fields: readonly string[]): NamedOption[] =>
  fields.map((value) => ({ value, label: adminText(`properties.${value}`) }))
