'use client'

import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { isAskedForConsent } from '@/features/consent/components/asked'
import { retry } from '@/lib/retry'
import { openingDelay, popupMayOpen } from './popup-rules'
import { closedPopup, firstFormAction, rememberClosed } from './popup-session'
import type { PopupBoxProps } from './PopupBox'

interface PopupGateProps extends Pick<PopupBoxProps, 'id' | 'titleId'> {
  /** Seconds. */
  delay: number
  labels: PopupBoxProps['labels'] & { opened: string }
  children: ReactNode
}

/** What a popup never stands beside: the consent, the menu, the pictures. */
const OTHERS = 'dialog[open], [role="dialog"], :popover-open'

const MILLISECONDS_TO_WAIT = 1000

const isShown = (element: Element): boolean => element.checkVisibility()

const othersOpen = (): boolean => [...document.querySelectorAll(OTHERS)].some(isShown)

/** Fetches and opens the popup when its time has come and nothing else is open. Spec §4. */
export function PopupGate({ id, delay, titleId, labels, children }: PopupGateProps) {
  const [Box, setBox] = useState<ComponentType<PopupBoxProps> | null>(null)

  useEffect(() => {
    let left = false
    let timer: number | undefined
    const open = async () => {
      const address = window.location.href
      if (!popupMayOpen(id, { address, formAction: firstFormAction(), closed: closedPopup() })) {
        return
      }
      if (isAskedForConsent() || othersOpen()) {
        timer = window.setTimeout(() => void open(), MILLISECONDS_TO_WAIT)
        return
      }
      // A popup that cannot be fetched is not missed.
      const loaded = await retry(() => import('./PopupBox')).catch(() => null)
      if (loaded && !left) setBox(() => loaded.PopupBox)
    }
    timer = window.setTimeout(() => void open(), openingDelay(delay))
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [id, delay])

  const close = () => {
    setBox(null)
    rememberClosed(id)
  }

  return (
    <>
      <p role="status" className="unseen">
        {Box && labels.opened}
      </p>
      {Box && (
        <Box id={id} titleId={titleId} labels={labels} onClose={close}>
          {children}
        </Box>
      )}
    </>
  )
}
