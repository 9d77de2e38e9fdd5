'use client'

import type { DateFieldDiffClientComponent } from 'payload'
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import { shortDay, shortMoment } from './written-dates'

/** A date in two versions, as the reader's language writes it, in Belgian time: Payload's own is the browser's. */
export const DateDiff: DateFieldDiffClientComponent = ({ comparisonValue, field, locale, nestingLevel, versionValue }) => {
  const { i18n } = useTranslation()
  const { pickerAppearance } = (field.admin?.date ?? {}) as { pickerAppearance?: string }
  const written = pickerAppearance === 'dayOnly' ? shortDay : shortMoment
  const html = (value: unknown): string => {
    const words = typeof value === 'string' ? written(value, i18n.language) : ''
    return `<div class="date-diff" data-enable-match="true" data-date="${words}"><p>${words}</p></div>`
  }
  const { From, To } = getHTMLDiffComponents({ fromHTML: html(comparisonValue), toHTML: html(versionValue), tokenizeByCharacter: false })
  return (
    <FieldDiffContainer
      className="date-diff"
      From={From}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
      To={To}
    />
  )
}
