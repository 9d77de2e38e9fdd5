'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFormModified } from '@payloadcms/ui'
import { isOvertaken, numbered, type TypedAnswer } from '@/domain/forms/answer-mail'
import { wasSent } from '@/domain/saves/typed-text'
import { KeptNote } from '../saving/KeptNote'
import { TypingGuard } from '../saving/TypingGuard'
import { useTypedText } from '../saving/use-typed-text'
import type { SavingWords } from '../saving/words'
import { usePost } from '../use-post'
import styles from './Lead.module.css'

type AnswerLabel = 'subject' | 'text' | 'send' | 'sending' | 'failed' | 'saveFirst' | 'meanwhile'

interface AnswerFormProps {
  address: string
  /** Which answer of the lead this is. */
  number: number
  /** The answer before it; null for the first. */
  last: TypedAnswer | null
  draft: TypedAnswer
  limits: { subject: number; text: number }
  labels: Record<AnswerLabel, string>
  words: SavingWords
}

/** An answer by mail. It is no form of its own: it stands in the form of the lead. */
export function AnswerForm({ address, draft, labels, last, limits, number, words }: AnswerFormProps) {
  const id = useId()
  const { drop, keptAt, put, typed, write } = useTypedText(address, numbered(draft, number))
  const { subject, text } = typed.mine
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState('')
  const [asksToSave, setAsksToSave] = useState(false)
  const { isBusy, ask } = usePost(address, labels.failed, setProblem)
  const isModified = useFormModified()
  if (asksToSave && !isModified) setAsksToSave(false)
  const said = (asksToSave ? labels.saveFirst : problem) || (isOvertaken(typed, number) ? labels.meanwhile : '')
  const isSent = wasSent(typed, last && numbered(last, number - 1))
  const begin = useEffectEvent(() => {
    setProblem('')
    drop()
  })
  useEffect(() => {
    if (isSent) begin()
  }, [isSent])

  const press = async (): Promise<void> => {
    // The answer changes the lead, and what was typed beside it would be lost.
    setAsksToSave(isModified)
    setProblem('')
    if (isModified) return
    // Whoever presses has read the answers above.
    put({ ...typed, base: numbered(typed.base, number), mine: numbered(typed.mine, number) })
    if (!(await ask({ number, subject, text }))) return
    const next = numbered(draft, number + 1)
    put({ ...typed, base: next, mine: next })
  }

  return (
    <div className={styles.reply}>
      <label htmlFor={`${id}-subject`}>{labels.subject}</label>
      <input
        id={`${id}-subject`}
        value={subject}
        maxLength={limits.subject}
        readOnly={isBusy}
        onChange={({ target }) => write({ subject: target.value })}
        onKeyDown={(event) => {
          // Enter would save the lead.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <label htmlFor={`${id}-text`}>{labels.text}</label>
      <textarea
        ref={textarea}
        id={`${id}-text`}
        rows={10}
        value={text}
        maxLength={limits.text}
        readOnly={isBusy}
        onChange={({ target }) => write({ text: target.value })}
      />
      <KeptNote at={keptAt} drop={drop} field={textarea} words={words} />
      <p className={styles.refused} role="alert">
        {said}
      </p>
      <button type="button" className={styles.send} disabled={isBusy} onClick={() => void press()}>
        {isBusy ? labels.sending : labels.send}
      </button>
      <TypingGuard words={words} />
    </div>
  )
}
