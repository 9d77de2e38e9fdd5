import { useTranslations } from 'next-intl'
import buttons from '@/ui/Button.module.css'
import control from '@/ui/Field.module.css'
import { ENVELOPE } from '@/domain/forms/envelope'
import type { PostedForm } from '@/domain/forms/asked'
import type { FormView } from '@/domain/forms/views'
import { fieldId } from './FieldError'
import { HiddenFields } from './HiddenFields'
import styles from './Form.module.css'

interface FormConfirmationProps {
  view: FormView
  posted: PostedForm
  state: Extract<PostedForm['state'], { kind: 'question' }>
}

/** The values of a field as it was sent: one or several. */
const valuesOf = (value: unknown): string[] => [value].flat().filter((one) => typeof one === 'string')

/** A plain question before a form is stored that no script vouches for; it has everything along. Decision 071. */
export function FormConfirmation({ posted, state, view }: FormConfirmationProps) {
  const t = useTranslations('FormPage')
  const words = useTranslations('Forms.errors')
  const { action, form } = view
  const id = fieldId(form, ENVELOPE.reply)
  const [a, b] = state.numbers
  const word = (number: number) => t(`numbers.${String(number)}` as 'numbers.1')
  return (
    <form action={action} method="post" className={styles.form} noValidate>
      <h2>{t('confirmTitle')}</h2>
      <p>{t('confirmText')}</p>
      <div className={control.field} data-wrong={state.mistake ? '' : undefined}>
        <label className={control.label} htmlFor={id}>
          {t('question', { a: word(a), b: word(b) })}
        </label>
        <input
          id={id}
          name={ENVELOPE.reply}
          className={control.control}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          aria-invalid={state.mistake !== null || undefined}
          aria-describedby={state.mistake ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <p id={`${id}-hint`} className={control.hint}>
          {t('questionHint')}
        </p>
        {state.mistake && (
          <p id={`${id}-error`} className={styles.error}>
            {words(`${state.mistake}.captcha`)}
          </p>
        )}
      </div>
      <input type="hidden" name={ENVELOPE.confirmation} value={state.token} />
      {Object.entries(posted.envelope.values).flatMap(([name, value]) =>
        valuesOf(value).map((one, index) => <input key={`${name}-${index}`} type="hidden" name={name} value={one} />),
      )}
      <HiddenFields view={view} consent={posted.envelope.consent} />
      <button type="submit" className={buttons.primary}>
        {t('confirm')}
      </button>
    </form>
  )
}
