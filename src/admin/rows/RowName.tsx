'use client'

import { getTranslation } from '@payloadcms/translations'
import type { StaticLabel } from 'payload'
import { Pill, SectionTitle, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { RowNamePart } from '@/cms/fields/row-name'
import { isDoc, textIn, type Doc } from '@/lib/documents'
import { dayText, firstWords, relatedIn, shortened } from './row-text'
import styles from './Rows.module.css'
import { useRelatedTitle } from './use-related-title'

interface RowNameProps {
  /** What a row of this list is called. */
  kind: StaticLabel
  parts: RowNamePart[]
  /** Whether all parts stand in the name, or the first that says something. */
  isJoined: boolean
}

/** What a row of a list holds, in a line; its kind and number while it holds nothing. */
export function RowName({ kind, ...how }: RowNameProps) {
  const { i18n } = useTranslation()
  const { data, rowNumber } = useRowLabel<unknown>()
  const name = useRowName(data, how)
  return <span className={styles.name}>{name || `${getTranslation(kind, i18n)} ${(rowNumber ?? 0) + 1}`}</span>
}

/** The same for a module: where it stands, its kind, the name that staff gave it before, and what it holds. */
export function ModuleName({ kind, ...how }: RowNameProps) {
  const { i18n } = useTranslation()
  const { data, path, rowNumber } = useRowLabel<unknown>()
  const name = useRowName(data, how)
  return (
    <>
      <span className="blocks-field__block-number">{String((rowNumber ?? 0) + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {getTranslation(kind, i18n)}
      </Pill>
      {isDoc(data) && textIn(data, 'blockName') && <SectionTitle path={`${path}.blockName`} readOnly={false} />}
      {name && <span className={styles.name}>{name}</span>}
    </>
  )
}

function useRowName(data: unknown, { isJoined, parts }: Omit<RowNameProps, 'kind'>): string {
  const { i18n } = useTranslation()
  const row: Doc = isDoc(data) ? data : {}
  const textOf = ({ choices, kind, name }: RowNamePart): string => {
    const value = row[name]
    if (kind === 'richText') return firstWords(value)
    if (kind === 'date') return dayText(value, i18n.language)
    const choice = typeof value === 'string' ? choices?.[value] : undefined
    if (choice) return getTranslation(choice, i18n)
    return typeof value === 'string' || typeof value === 'number' ? shortened(String(value)) : ''
  }
  const relationOf = ({ collection, kind, name }: RowNamePart) => (kind === 'relation' ? relatedIn(row[name], collection) : null)
  const first = parts.find((part) => textOf(part) !== '' || relationOf(part) !== null)
  const shown = isJoined ? parts : first ? [first] : []
  const related = shown.map(relationOf).find((found) => found !== null) ?? null
  const title = useRelatedTitle(related)
  return shown.map((part) => (part.kind === 'relation' ? title : textOf(part))).filter(Boolean).join(' · ')
}
