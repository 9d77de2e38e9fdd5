import { useTranslations } from 'next-intl'
import fields from '@/ui/Field.module.css'
import type { RangeView } from '@/domain/search/list-views'
import styles from './RangeFields.module.css'

/** From and to, typed freely, with round values offered. */
export function RangeFields({ range }: { range: RangeView }) {
  const t = useTranslations('Filters')
  const { id, note, panel, legend, unit } = range
  const steps = `${id}-steps`
  const ends = [
    { name: range.minName, value: range.min, label: t('from') },
    { name: range.maxName, value: range.max, label: t('to') },
  ]
  const noteId = note && `${id}-note`
  return (
    <fieldset className={styles.range} aria-describedby={noteId}>
      <legend {...(legend === panel && { className: 'unseen' })}>{t(legend)}</legend>
      {ends.map(({ name, value, label }) => (
        <label key={name} className={fields.field}>
          <span>{`${label} (${unit})`}</span>
          <input
            className={fields.control}
            name={name}
            defaultValue={value ?? ''}
            inputMode="numeric"
            maxLength={20}
            list={steps}
          />
        </label>
      ))}
      {note && (
        <p id={noteId} className={styles.note}>
          {t(note)}
        </p>
      )}
      <datalist id={steps}>
        {range.steps.map((step, index) => (
          <option key={index} value={step} />
        ))}
      </datalist>
    </fieldset>
  )
}
