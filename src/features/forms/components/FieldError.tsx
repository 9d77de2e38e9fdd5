import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { PostedForm } from '@/domain/forms/asked'
import { fieldLabel } from '@/domain/forms/field-label'
import type { FieldProblem, FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'

/** The id of the control of a field; of several controls, that of the first. */
export const fieldId = (form: FormName, name: string): string => `${form}-${name}`

/** What was wrong with a form that was sent. */
export const problemsIn = (posted: PostedForm | null): readonly FieldProblem[] =>
  posted?.state.kind === 'invalid' ? posted.state.problems : []

/** Says what is wrong with a field, in the words of the page. */
export function useProblemText(): (problem: FieldProblem) => string {
  const t = useTranslations('Forms.errors')
  return ({ message, values }) => {
    const key = message as never
    return t.has(key) ? t(key, values as never) : t('invalid.any')
  }
}

/** Says what a field is called, in the words of the page. */
export function useFieldLabel(): (field: FormField) => string {
  const { Forms } = useMessages()
  const language = useLocale()
  return (field) => fieldLabel(field, Forms, language)
}

/** What is wrong with a field, in words. */
export const FieldError = ({ problem }: { problem: FieldProblem }): string => useProblemText()(problem)
