'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, toast } from '@payloadcms/ui'
import styles from './Visits.module.css'
import type { VisitCancelView } from './views'

/** Cancels a visit, once whoever presses has read what that does. */
export function CancelVisit({ cancel: { address, labels } }: { cancel: VisitCancelView }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const cancel = async (): Promise<void> => {
    setBusy(true)
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'include' })
      const { errors, message } = (await response.json()) as { message?: string; errors?: { message: string }[] }
      if (response.ok) toast.success(message)
      else toast.error(errors?.[0]?.message ?? labels.failed)
      router.refresh()
    } catch {
      toast.error(labels.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <details className={styles.cancel}>
      <summary aria-label={labels.ofVisit}>{labels.cancel}</summary>
      <p>{labels.text}</p>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => void cancel()}>
        {labels.yes}
      </Button>
    </details>
  )
}
