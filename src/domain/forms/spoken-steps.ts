import type { Language } from '@/i18n/languages'
import type { FormField, FormStep } from './fields'

/** Choices that a language does not offer: German calls every woman `Frau`. Stored ones stay what they are. */
const UNSPOKEN: Partial<Record<Language, readonly string[]>> = { de: ['miss'] }

/** The steps of a form with the choices that its language offers; all are accepted in any. Spec §3, "Person". */
export function spokenSteps(steps: readonly FormStep[], language: Language): readonly FormStep[] {
  const unspoken = UNSPOKEN[language]
  if (!unspoken) return steps
  const spoken = (field: FormField): FormField =>
    field.options ? { ...field, options: field.options.filter((option) => !unspoken.includes(option)) } : field
  return steps.map((step) => ({ ...step, fields: step.fields.map(spoken) }))
}
