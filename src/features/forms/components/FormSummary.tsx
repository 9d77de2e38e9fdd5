import { useTranslations } from 'next-intl'
import type { FormView } from '@/domain/forms/views'
import { fieldId, problemsIn, useProblemText } from './FieldError'
import styles from './Form.module.css'

/** What a form says as a whole; each text is here from the start, because a lost network loads none. */
const MESSAGES = ['notSent', 'failed', 'apiError', 'off'] as const
/** The form in which a visit can be booked says three more. */
const BOOKING = [...MESSAGES, 'full', 'slotGone', 'several'] as const

/** Says that a form was not sent, and names each field that is wrong. Spec §5; §8. */
export function FormSummary({ view }: { view: FormView }) {
  const t = useTranslations('FormPage')
  const words = useTranslations('Forms')
  const general = useTranslations('Words')
  const textOf = useProblemText()
  const { form, posted, situation, steps } = view
  const problems = problemsIn(posted)
  const { state } = posted ?? {}
  const shown = { invalid: 'notSent', failed: 'failed', limited: 'limited', full: 'full', several: 'several' }[state?.kind as string] ?? null
  const failed = form === 'testimonial' ? t('failedTestimonial') : t('failed')
  const labelled = new Set(steps.flatMap(({ fields }) => fields.map(({ name }) => name)))
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} data-form-summary="" hidden={shown === null} autoFocus={shown !== null}>
      {(situation.hasSlots ? BOOKING : MESSAGES).map((message) => (
        <p key={message} data-message={message} hidden={shown !== message}>
          {message === 'failed' ? failed : t(message)}
        </p>
      ))}
      <p data-message="limited" hidden={shown !== 'limited'}>
        {state?.kind === 'limited' && t('limited', { minutes: state.minutes })}
      </p>
      <ul data-problems="">
        {problems.map((problem) => (
          <li key={problem.field}>
            {labelled.has(problem.field) ? (
              <a href={`#${fieldId(form, problem.field)}`}>
                {general('pair', { label: words(`labels.${problem.field}` as never), value: textOf(problem) })}
              </a>
            ) : (
              textOf(problem)
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
