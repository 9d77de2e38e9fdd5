'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { untouched } from '@/domain/saves/typed-text'
import { ChooseTexts, type ChosenTexts } from '../saving/ChooseTexts'
import { KeptNote } from '../saving/KeptNote'
import { useTypedText } from '../saving/use-typed-text'
import { usePost } from '../use-post'
import styles from './Visits.module.css'
import type { VisitFeedbackView } from './views'

/** What the owner of the property reads of a visit that was; what is refused stays, to be corrected or chosen from. */
export function VisitFeedback({ feedback: { address, isWritten, labels, text, words } }: { feedback: VisitFeedbackView }) {
  const id = useId()
  const { drop, keptAt, put, typed, write } = useTypedText(address, { feedback: text })
  const card = useRef<HTMLDetailsElement>(null)
  const textarea = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Opened for a text from another time, it is closed by hand only.
    if (keptAt !== null && card.current) card.current.open = true
  }, [keptAt])
  const [problem, setProblem] = useState('')
  /** What a colleague stored meanwhile, and how that is said. */
  const [theirs, setTheirs] = useState<{ title: string; text: string } | null>(null)
  const { isBusy, ask } = usePost(address, labels.failed, (message, { stored }) => {
    if (typeof stored === 'string') setTheirs({ title: message, text: stored })
    else setProblem(message)
  })
  const { mine } = typed
  const save = async (base: typeof mine): Promise<void> => {
    setProblem('')
    if (await ask({ feedback: mine.feedback, began: base.feedback })) put({ ...typed, base: mine })
  }
  const choose = (stored: string, chosen: ChosenTexts): void => {
    setTheirs(null)
    const base = { feedback: stored }
    if (chosen.feedback === 'theirs') return put(untouched(base))
    put({ ...typed, base })
    void save(base)
  }
  return (
    <details ref={card} className={styles.cancel}>
      <summary aria-label={labels.ofVisit}>
        {labels.feedback}
        {isWritten && ' ✓'}
      </summary>
      <p id={`${id}-help`}>{labels.help}</p>
      <textarea
        ref={textarea}
        className={styles.feedback}
        aria-label={labels.ofVisit}
        aria-describedby={`${id}-help ${id}-problem`}
        aria-invalid={problem !== ''}
        rows={5}
        value={mine.feedback}
        readOnly={isBusy}
        onChange={(event) => write({ feedback: event.target.value })}
      />
      <KeptNote at={keptAt} drop={drop} field={textarea} words={words} />
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void save(typed.base)}>
        {labels.save}
      </Button>
      {theirs && (
        <ChooseTexts
          title={theirs.title}
          help={words.conflictHelp}
          theirs={words.stored}
          pairs={[{ name: 'feedback', label: labels.ofVisit, mine: mine.feedback, theirs: theirs.text, both: true }]}
          first={{}}
          apply={words.apply}
          words={words}
          onApply={(chosen) => choose(theirs.text, chosen)}
          onClose={() => setTheirs(null)}
        />
      )}
    </details>
  )
}
