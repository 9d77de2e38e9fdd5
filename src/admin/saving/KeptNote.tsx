'use client'

import type { RefObject } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { filled } from '@/lib/filled'
import { shortMoment } from '../dates/written-dates'
import styles from './SaveGuard.module.css'
import type { SavingWords } from './words'

interface KeptNoteProps {
  /** ISO; null where what stands there is not from another time. */
  at: string | null
  words: SavingWords
  /** Where it stands, and the focus goes once it is let go of. */
  field: RefObject<HTMLTextAreaElement | null>
  drop: () => void
}

/** Says that the text beside it was kept from another time, and lets go of it. */
export function KeptNote({ at, drop, field, words }: KeptNoteProps) {
  const { i18n } = useTranslation()
  const letGo = () => {
    drop()
    field.current?.focus()
  }
  return (
    at && (
      <p className={styles.keptNote} role="status">
        {filled(words.kept, { at: shortMoment(at, i18n.language) })}{' '}
        <button type="button" onClick={letGo}>
          {words.keptDrop}
        </button>
      </p>
    )
  )
}
