'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { toast, useFormModified } from '@payloadcms/ui'
import { isDoc } from '@/lib/documents'
import styles from './Lead.module.css'

interface AnswerFormProps {
  address: string
  /** Which answer of the lead this is. */
  number: number
  draft: { subject: string; text: string }
  limits: { subject: number; text: number }
  labels: { subject: string; text: string; send: string; sending: string; failed: string; saveFirst: string }
}

interface Outcome {
  isSent: boolean
  message: string
}

async function send(address: string, answer: object, failed: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(answer),
    })
    return { isSent: response.ok, message: messageIn(await response.json()) ?? failed }
  } catch {
    return { isSent: false, message: failed }
  }
}

function messageIn(body: unknown): string | null {
  if (!isDoc(body)) return null
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : body
  return isDoc(first) && typeof first.message === 'string' ? first.message : null
}

/** An answer by mail. It is no form of its own: it stands in the form of the lead. */
export function AnswerForm({ address, draft, labels, limits, number }: AnswerFormProps) {
  const id = useId()
  const router = useRouter()
  const [subject, setSubject] = useState(draft.subject)
  const [text, setText] = useState(draft.text)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const isModified = useFormModified()

  const press = async (): Promise<void> => {
    // The answer changes the lead, and what was typed beside it would be lost.
    if (isModified) {
      setProblem(labels.saveFirst)
      return
    }
    setSending(true)
    const { isSent, message } = await send(address, { number, subject, text }, labels.failed)
    setProblem(isSent ? '' : message)
    setSending(false)
    if (!isSent) return
    toast.success(message)
    router.refresh()
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
      <button type="button" className={styles.send} disabled={isSending} onClick={() => void press()}>
        {isSending ? labels.sending : labels.send}
      </button>
    </div>
  )
}
