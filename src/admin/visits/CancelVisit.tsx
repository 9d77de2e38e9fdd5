'use client'

import { Button } from '@payloadcms/ui'
import { usePost } from '../use-post'
import styles from './Visits.module.css'
import type { VisitCancelView } from './views'

/** Cancels a visit, once whoever presses has read what that does. */
export function CancelVisit({ cancel: { address, labels } }: { cancel: VisitCancelView }) {
  const { isBusy, ask } = usePost(address, labels.failed)
  return (
    <details className={styles.cancel}>
      <summary aria-label={labels.ofVisit}>{labels.cancel}</summary>
      <p>{labels.text}</p>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void ask()}>
        {labels.yes}
      </Button>
    </details>
  )
}
