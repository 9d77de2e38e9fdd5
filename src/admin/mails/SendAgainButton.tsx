'use client'

import { Button } from '@payloadcms/ui'
import { usePost } from '../use-post'

interface SendAgainButtonProps {
  /** The row of the mail. */
  id: number
  label: string
  /** Said where the server gives no reason. */
  failed: string
}

/** Asks the server to send a mail again, says what it answers, and shows the new state. */
export function SendAgainButton({ id, label, failed }: SendAgainButtonProps) {
  const { isBusy, ask } = usePost(`/api/mails/${id}/send-again`, failed)
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void ask()}>
        {label}
      </Button>
    </div>
  )
}
