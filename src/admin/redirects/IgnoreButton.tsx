'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { toast } from '@payloadcms/ui'

interface IgnoreButtonProps {
  /** The row of the missed address. */
  id: number
  /** What it is to be. */
  ignored: boolean
  label: string
  /** The same with the address, for those who do not see the row. */
  named: string
  failed: string
}

/** Takes a missed address out of the list, or puts it back. */
export function IgnoreButton({ id, ignored, label, named, failed }: IgnoreButtonProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const response = await fetch(`/api/missing-addresses/${id}`, {
        method: 'PATCH', credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ignored }),
      })
      if (!response.ok) toast.error(failed)
      router.refresh()
    } catch {
      toast.error(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" disabled={isBusy} aria-label={named} onClick={() => void save()}>
      {label}
    </button>
  )
}
