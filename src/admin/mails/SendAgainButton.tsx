'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { Button, toast } from '@payloadcms/ui'

interface SendAgainButtonProps {
  /** The row of the mail. */
  id: number
  label: string
  /** Said where the server gives no reason. */
  failed: string
}

interface Answer {
  message?: string
  errors?: { message: string }[]
}

/** Asks the server to send a mail again, says what it answers, and shows the new state. */
export function SendAgainButton({ id, label, failed }: SendAgainButtonProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const response = await fetch(`/api/mails/${id}/send-again`, { method: 'POST', credentials: 'include' })
      const { message, errors } = (await response.json()) as Answer
      if (response.ok) toast.success(message)
      else toast.error(errors?.[0]?.message ?? failed)
      router.refresh()
    } catch {
      toast.error(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="field-type">
      <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void send()}>
        {label}
      </Button>
    </div>
  )
}
