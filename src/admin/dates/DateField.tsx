'use client'

import { useMemo } from 'react'
import type { DateFieldClientProps } from 'payload'
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { readerLanguage } from '@/i18n/languages'
import { isDoc, textIn } from '@/lib/documents'
import { datePatterns } from './date-patterns'
import { pickerDate, storedDate } from './picked'

const MONDAY = 1

/**
 * A date as it is written in the language of the person at work, in Belgian time wherever the browser
 * stands. Payload's own field is American and shows the time of the browser.
 */
function BelgianDate({ field, path, readOnly }: DateFieldClientProps) {
  const { admin, label, localized, required } = field
  const { customComponents, disabled, setValue, showError, value } = useField<string | null>({ path })
  const { i18n, t } = useTranslation()
  const { language } = i18n
  const { pickerAppearance } = (admin?.date ?? {}) as { pickerAppearance?: string }
  const isDay = pickerAppearance === 'dayOnly'
  const placeholder: unknown = admin?.placeholder
  const shown = useMemo(() => (value ? pickerDate(value) : undefined), [value])
  const formats = datePatterns(readerLanguage(language), !isDay)
  const change = (picked: Date | null) => {
    if (readOnly || disabled) return
    const stored = picked && storedDate(picked, isDay)
    if (stored !== undefined) setValue(stored)
  }
  return (
    <div className="field-type date-time-field" style={mergeFieldStyles(field)}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap" id={`field-${path.replace(/\./g, '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          displayFormat={formats[0]}
          onChange={change}
          overrides={{
            dateFormat: formats, calendarStartDay: MONDAY, timeCaption: t('general:time'),
            showTimeSelect: !isDay, placeholderText: isDoc(placeholder) ? textIn(placeholder, language) : '',
          }}
          // Its own way with days is wrong east of Belgium.
          pickerAppearance="dayAndTime"
          readOnly={Boolean(readOnly || disabled)}
          timeFormat="HH:mm"
          timeIntervals={15}
          value={shown}
        />
      </div>
      {customComponents?.Description ?? <FieldDescription description={admin?.description} path={path} />}
    </div>
  )
}

export const DateField = withCondition(BelgianDate)
