import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/Icon'
import control from '@/ui/Field.module.css'
import type { SlotDayView } from '@/domain/appointments/views'
import { SlotChoice } from '@/features/appointments/components/SlotChoice'
import type { FieldProblem, FormField } from '@/domain/forms/fields'
import type { FormName } from '@/domain/forms/forms'
import { wordFor } from '@/i18n/word'
import { FieldError, fieldId, useFieldLabel } from './FieldError'
import { InputControl } from './InputControl'
import { OptionControls } from './OptionControls'
import styles from './Form.module.css'

interface FormFieldViewProps {
  form: FormName
  field: FormField
  /** What was sent for it, where the form comes back. */
  typed: unknown
  problem: FieldProblem | undefined
  /** Whether what it depends on was chosen. */
  isAsked: boolean
  /** The visits that can be booked, for the field that chooses one. */
  slots: readonly SlotDayView[]
}

/** More options than this are one list to choose from. */
const MOST_SHOWN = 5

/** A field with its label, its hint and what is wrong with it, tied together. Spec §5, "Forms". */
export function FormFieldView({ field, form, isAsked, problem, slots, typed }: FormFieldViewProps) {
  const t = useTranslations('Forms')
  const { kind, name, options = [] } = field
  const id = fieldId(form, name)
  const hint = field.hasNoHint ? null : wordFor(t, `hints.${name}`)
  const isGroup = kind === 'choices' || kind === 'slot' || (kind === 'choice' && options.length <= MOST_SHOWN)
  const shared = {
    id, field, typed, isWrong: problem !== undefined,
    describedBy: [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' '),
  }
  const label = <FieldLabel field={field} />
  const rest = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={control.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} data-error="" hidden={!problem}>
        <Icon name="x" />
        <span data-error-text="">{problem && <FieldError problem={problem} />}</span>
      </p>
    </>
  )
  const frame = {
    className: `${control.field} ${field.isHalf ? styles.half : ''}`.trim(),
    'data-field': name,
    'data-wrong': problem ? '' : undefined,
    'data-asked': isAsked ? '' : undefined,
    'data-when': field.when && `${field.when.field}=${field.when.is}`,
  }
  if (kind === 'yes') {
    return (
      <div {...frame} className={`${frame.className} ${styles.group}`}>
        <OptionControls {...shared} label={label} />
        {rest}
      </div>
    )
  }
  if (isGroup) {
    return (
      <fieldset
        {...frame}
        className={`${frame.className} ${styles.group}`}
        aria-describedby={shared.describedBy}
        {...((kind === 'choice' || kind === 'slot') && { role: 'radiogroup', 'aria-required': field.isRequired })}
      >
        <legend className={control.label}>
          {label}
          {kind === 'choices' && field.isRequired && <span className="unseen"> {t('required')}</span>}
        </legend>
        {kind === 'slot' ? (
          <SlotChoice
            id={id} name={name} isWrong={shared.isWrong} days={slots} chosen={[typed].flat()[0]}
            others={options.map((option) => ({ value: option, text: wordFor(t, `options.${name}.${option}`) ?? option }))}
          />
        ) : (
          <OptionControls {...shared} label={null} />
        )}
        {rest}
      </fieldset>
    )
  }
  return (
    <div {...frame}>
      <label className={control.label} htmlFor={id}>
        {label}
      </label>
      <InputControl {...shared} />
      {rest}
    </div>
  )
}

function FieldLabel({ field }: { field: FormField }) {
  const labelOf = useFieldLabel()
  return (
    <>
      {labelOf(field)}
      {field.isRequired && <span aria-hidden="true">&nbsp;*</span>}
    </>
  )
}
