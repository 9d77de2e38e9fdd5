'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { retry } from '@/lib/retry'
import type { PopupBoxProps } from './PopupBox'

interface PopupGateProps extends Pick<PopupBoxProps, 'id' | 'titleId'> {
  /** Milliseconds. */
  delay: number
  labels: PopupBoxProps['labels'] & { opened: string }
  children: ReactNode
}

/** Fetches the popup after its delay, and opens it in time. Spec §4. */
export function PopupGate({ id, delay, titleId, labels, children }: PopupGateProps) {
  const [Box, setBox] = useState<ComponentType<PopupBoxProps> | null>(null)

  useEffect(() => {
    const left = new AbortController()
    const open = async () => {
      // A popup that cannot be fetched is not missed.
      const moment = await retry(() => import('./popup-moment')).catch(() => null)
      const Popup = await moment?.popupInTime(id, left.signal)
      if (Popup && !left.signal.aborted) setBox(() => Popup)
    }
    const timer = window.setTimeout(() => void open(), delay)
    return () => {
      left.abort()
      window.clearTimeout(timer)
    }
  }, [id, delay])

  return (
    <>
      <p role="status" className="unseen">
        {Box && labels.opened}
      </p>
      {Box && (
        <Box id={id} titleId={titleId} labels={labels} onClose={() => setBox(null)}>
          {children}
        </Box>
      )}
    </>
  )
}
