import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import { ANOTHER_TIME } from '@/domain/appointments/appointment'
import type { FormStep } from '@/domain/forms/fields'
import type { FormView } from '@/domain/forms/views'
import { wordFor } from '@/i18n/word'
import { problemsIn } from './FieldError'
import { FormFieldView } from './FormFieldView'
import styles from './Form.module.css'

/**
 * The fields of a form, step by step. Where there are several, a browser with scripts shows one at a
 * time; without them they stand below each other, and so they do when the form comes back.
 */
export function FormFields({ view }: { view: FormView }) {
  const { steps } = view
  if (steps.length === 1) return <StepFields view={view} step={steps[0] as FormStep} />
  return steps.map((step, index) => <Step key={step.name} view={view} step={step} index={index} />)
}

function Step({ index, step, view }: { index: number; step: FormStep; view: FormView }) {
  const t = useTranslations('FormPage')
  const words = useTranslations('Forms')
  const { steps } = view
  const isLast = index === steps.length - 1
  return (
    <fieldset className={styles.step} data-form-step="" data-current={index === 0 ? '' : undefined}>
      <legend className={styles.stepName} tabIndex={-1}>
        <small>{t('step', { step: index + 1, steps: steps.length })}</small>
        {wordFor(words, `steps.${step.name}`)}
      </legend>
      <StepFields view={view} step={step} />
      <p className={styles.turn}>
        {index > 0 && (
          <button type="button" className={buttons.secondary} data-turn="back">
            {t('back')}
          </button>
        )}
        {!isLast && (
          <button type="button" className={buttons.primary} data-turn="next">
            {t('next')}
          </button>
        )}
      </p>
    </fieldset>
  )
}

function StepFields({ step, view: { form, posted, situation, slots, values: standing } }: { step: FormStep; view: FormView }) {
  const problems = problemsIn(posted)
  // Where no visit is free, another time is all that can be asked for.
  const values: Record<string, unknown> = { ...(situation.hasSlots && slots.length === 0 && { slot: ANOTHER_TIME }), ...standing }
  return (
    <div className={styles.fields}>
      {step.fields.map((field) => (
        <FormFieldView
          key={field.name}
          form={form}
          field={field}
          slots={slots}
          isAsked={!!field.when && [values[field.when.field]].flat().includes(field.when.is)}
          typed={values[field.name]}
          problem={problems.find((problem) => problem.field === field.name)}
        />
      ))}
    </div>
  )
}
