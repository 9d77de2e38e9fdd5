import { useTranslations } from 'next-intl'
import type { FormView } from '@/domain/forms/views'
import { pairOf } from '@/i18n/pair'
import { failedMessage } from '../failed-message'
import { fieldId, problemsIn, useFieldLabel, useProblemText } from './FieldError'
import styles from './Form.module.css'

/** What a form says as a whole; each text is here from the start, because a lost network loads none. */
const MESSAGES = ['notSent', 'failed', 'apiError', 'off'] as const
/** The form in which a visit can be booked says three more. */
const BOOKING = [...MESSAGES, 'full', 'slotGone', 'several'] as const

/** Says that a form was not sent, and names each field that is wrong. Spec §5; §8. */
export function FormSummary({ view }: { view: FormView }) {
  const t = useTranslations('FormPage')
  const words = useTranslations('Words')
  const labelOf = useFieldLabel()
  const textOf = useProblemText()
  const { form, posted, situation, steps } = view
  const problems = problemsIn(posted)
  const { state } = posted ?? {}
  const shown = { invalid: 'notSent', failed: 'failed', limited: 'limited', full: 'full', several: 'several' }[state?.kind as string] ?? null
  const labels = new Map(steps.flatMap(({ fields }) => fields.map((field) => [field.name, labelOf(field)])))
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} data-form-summary="" hidden={shown === null} autoFocus={shown !== null}>
      {(situation.hasSlots ? BOOKING : MESSAGES).map((message) => (
        <p key={message} data-message={message} hidden={shown !== message}>
          {t(message === 'failed' ? failedMessage(form) : message)}
        </p>
      ))}
      <p data-message="limited" hidden={shown !== 'limited'}>
        {state?.kind === 'limited' && t('limited', { minutes: state.minutes })}
      </p>
      <ul data-problems="">
        {problems.map((problem) => (
          <li key={problem.field}>
            {labels.has(problem.field) ? (
              <a href={`#${fieldId(form, problem.field)}`}>
                {pairOf(labels.get(problem.field) ?? '', textOf(problem), (pair) => words('pair', pair))}
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
