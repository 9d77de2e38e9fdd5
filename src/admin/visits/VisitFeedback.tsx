'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { usePost } from '../use-post'
import styles from './Visits.module.css'
import type { VisitFeedbackView } from './views'

/** What the owner of the property reads of a visit that was; what is refused stays, to be corrected. */
export function VisitFeedback({ feedback: { address, isWritten, labels, text } }: { feedback: VisitFeedbackView }) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState('')
  const { isBusy, ask } = usePost(address, labels.failed, setProblem)
  const save = (): void => {
    setProblem('')
    void ask({ feedback: typed })
  }
  return (
    <details className={styles.cancel}>
      <summary aria-label={labels.ofVisit}>
        {labels.feedback}
        {isWritten && ' ✓'}
      </summary>
      <p id={`${id}-help`}>{labels.help}</p>
      <textarea
        className={styles.feedback}
        aria-label={labels.ofVisit}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== ''}
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={save}>
        {labels.save}
      </Button>
    </details>
  )
}
