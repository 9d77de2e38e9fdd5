'use client'

import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { lockedPart } from '@/domain/feeds/feed-fields'
import { showField } from '../show-field'
import buttons from '../LinkButton.module.css'
import { locksIn } from './form-locks'

interface KeptFieldsProps {
  title: string
  /** Tab by field. */
  tabs: Record<string, number>
}

/** Which fields the form keeps from the import, each leading to it; nothing where it keeps none. */
export function KeptFields({ tabs, title }: KeptFieldsProps) {
  const { docConfig } = useDocumentInfo()
  const { i18n } = useTranslation()
  // As text, so that only other locks render the list again.
  const locks = useFormFields(([fields]) => locksIn(fields).now.join(' '))
  if (locks === '') return null
  const names = new Map(optionsOf(docConfig?.fields ?? []).map(({ label, value }) => [value, label]))
  return (
    <p>
      {title}{' '}
      {locks.split(' ').map((lock, index) => {
        const { field } = lockedPart(lock)
        return (
          <span key={lock}>
            {index > 0 && ', '}
            <button type="button" className={buttons.link} onClick={() => showField(field, tabs[field])}>
              {getTranslation(names.get(lock) ?? lock, i18n)}
            </button>
          </span>
        )
      })}
    </p>
  )
}

type LockOption = { label: string | Record<string, string>; value: string }

/** What can be locked, with its names, as the form's own field of locks says. */
const optionsOf = (fields: readonly ClientField[]): LockOption[] =>
  fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => optionsOf(tab.fields))
    if (field.type !== 'select' || field.name !== 'lockedFields') return []
    return field.options.filter((one): one is LockOption => typeof one === 'object')
  })
