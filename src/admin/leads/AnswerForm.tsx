'use client'

import { useId, useState } from 'react'
import { useFormModified } from '@payloadcms/ui'
import { usePost } from '../use-post'
import styles from './Lead.module.css'

interface AnswerFormProps {
  address: string
  /** Which answer of the lead this is. */
  number: number
  draft: { subject: string; text: string }
  limits: { subject: number; text: number }
  labels: { subject: string; text: string; send: string; sending: string; failed: string; saveFirst: string }
}

/** An answer by mail. It is no form of its own: it stands in the form of the lead. */
export function AnswerForm({ address, draft, labels, limits, number }: AnswerFormProps) {
  const id = useId()
  const [subject, setSubject] = useState(draft.subject)
  const [text, setText] = useState(draft.text)
  const [problem, setProblem] = useState('')
  const { isBusy, ask } = usePost(address, labels.failed, setProblem)
  const isModified = useFormModified()

  const press = async (): Promise<void> => {
    // The answer changes the lead, and what was typed beside it would be lost.
    if (isModified) {
      setProblem(labels.saveFirst)
      return
    }
    setProblem('')
    await ask({ number, subject, text })
  }

  return (
    <div className={styles.reply}>
      <label htmlFor={`${id}-subject`}>{labels.subject}</label>
      <input
        id={`${id}-subject`}
        value={subject}
        maxLength={limits.subject}
        onChange={({ target }) => setSubject(target.value)}
        onKeyDown={(event) => {
          // Enter would save the lead.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <label htmlFor={`${id}-text`}>{labels.text}</label>
      <textarea
        id={`${id}-text`}
        rows={10}
        value={text}
        maxLength={limits.text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.refused} role="alert">
        {problem}
      </p>
      <button type="button" className={styles.send} disabled={isBusy} onClick={() => void press()}>
        {isBusy ? labels.sending : labels.send}
      </button>
    </div>
  )
}
