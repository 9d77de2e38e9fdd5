'use client'

import { createPortal } from 'react-dom'
import { Button } from '@payloadcms/ui'
import { filled } from '@/lib/filled'
import { shortMoment } from '../dates/written-dates'
import type { KeptText } from './kept-text'
import styles from './SaveGuard.module.css'
import type { SaveTrouble } from './use-attempts'
import type { SavingWords } from './words'

interface SaveBarProps {
  /** Whether the browser keeps nothing. */
  fails: boolean
  /** The language of the reader. */
  language: string
  offered: KeptText | null
  trouble: SaveTrouble | null
  words: SavingWords
  onChoose: () => void
  onClose: () => void
  onDrop: () => void
  onLook: (kept: KeptText) => void
  onTry: () => void
}

/** Why the server refused something, once each. */
const reasonsOf = (trouble: SaveTrouble | null): string[] =>
  trouble?.kind === 'refused' ? [...new Set(trouble.fields.map(({ message }) => message))] : []

const sentenceOf = (trouble: SaveTrouble, words: SavingWords): string => {
  if (trouble.kind === 'refused') {
    const start = trouble.ofPublishing ? words.notPublished : words.refused
    return reasonsOf(trouble).length > 1 ? start : `${start} ${trouble.message}`.trim()
  }
  return trouble.kind === 'conflict' ? trouble.message : words[trouble.kind]
}

/** Has messages stand above the bar, however many lines it has. */
function keepClear(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watching = new ResizeObserver(() => style.setProperty('--save-bar', `${bar.offsetHeight + 8}px`))
  watching.observe(bar)
  return () => watching.disconnect()
}

/** Says below the form what is not saved and why, or offers what was kept from another time. */
export function SaveBar({ fails, language, offered, onChoose, onClose, onDrop, onLook, onTry, trouble, words }: SaveBarProps) {
  if (!trouble && !offered) return null
  const reasons = reasonsOf(trouble)
  const isSavedDraft = trouble?.kind === 'refused' && trouble.ofPublishing
  const said = (
    <div className={styles.bar} ref={keepClear} role="status">
      <p>
        {trouble ? sentenceOf(trouble, words) : filled(words.kept, { at: shortMoment(offered?.at ?? '', language) })}
        {trouble && fails && ` ${words.notKept}`}
      </p>
      {reasons.length > 1 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {trouble?.kind === 'offline' && (
          <Button size="small" onClick={onTry}>
            {words.tryNow}
          </Button>
        )}
        {trouble?.kind === 'conflict' && trouble.conflict.kind === 'stale' && (
          <Button size="small" onClick={onChoose}>
            {words.choose}
          </Button>
        )}
        {trouble && trouble.kind !== 'offline' && (
          <Button buttonStyle="secondary" size="small" onClick={onClose}>
            {words.close}
          </Button>
        )}
        {!trouble && offered && (
          <>
            <Button size="small" onClick={() => onLook(offered)}>
              {words.keptLook}
            </Button>
            <Button buttonStyle="secondary" size="small" onClick={onDrop}>
              {words.keptDrop}
            </Button>
          </>
        )}
      </div>
    </div>
  )
  // The controls of a form hold what is fixed to themselves.
  return (
    <>
      {trouble && !isSavedDraft && <span className={styles.trouble} hidden />}
      {createPortal(said, document.body)}
    </>
  )
}
