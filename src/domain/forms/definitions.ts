import { contactMe } from './contact-me'
import { fieldsOf, type FormDefinition, type FormSituation } from './definition'
import type { FormField } from './fields'
import type { FormName } from './forms'
import { siteContact } from './site-contact'

const DEFINITIONS: Partial<Record<FormName, FormDefinition>> = {
  'contact-me': contactMe,
  'site-contact': siteContact,
}

/** What a form asks; null for one that the site does not offer. Spec §1. */
export const definitionOf = (form: FormName): FormDefinition | null => DEFINITIONS[form] ?? null

const SITUATIONS: readonly FormSituation[] = ([null, 'flanders', 'wallonia', 'brussels'] as const).flatMap((region) =>
  ([null, 'sale', 'rent'] as const).map((goal) => ({ region, goal, today: '2026-01-01' })),
)

/** A field of a form by its name, in whichever situation it is asked; null where the form has none. */
export function fieldNamed(form: FormName, name: string): FormField | null {
  const definition = definitionOf(form)
  for (const situation of definition ? SITUATIONS : []) {
    const found = definition && fieldsOf(definition, situation).find((field) => field.name === name)
    if (found) return found
  }
  return null
}
