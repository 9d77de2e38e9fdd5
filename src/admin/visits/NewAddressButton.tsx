'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, toast } from '@payloadcms/ui'

interface NewAddressButtonProps {
  address: string
  labels: { renew: string; failed: string }
}

/** Gives a calendar another address and shows it: the one before opens nothing any more. */
export function NewAddressButton({ address, labels }: NewAddressButtonProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const renew = async (): Promise<void> => {
    setBusy(true)
    try {
      const response = await fetch(address, { method: 'POST', credentials: 'include' })
      const { message } = (await response.json()) as { message?: string }
      if (response.ok) toast.success(message)
      else toast.error(labels.failed)
      router.refresh()
    } catch {
      toast.error(labels.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void renew()}>
      {labels.renew}
    </Button>
  )
}
