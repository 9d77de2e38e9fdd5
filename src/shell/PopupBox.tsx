'use client'

import { useEffect, useRef, type FocusEvent as Focused, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/ui/Icon'
import { keepClear } from './keep-clear'
import { closesItself } from './popup-rules'
import { closedPopup, firstFormAction, rememberClosed } from './popup-session'
import styles from './PopupBox.module.css'

export interface PopupBoxProps {
  id: string
  /** Of the heading that names it, if it has one. */
  titleId?: string
  labels: { label: string; close: string }
  onClose: () => void
  children: ReactNode
}

/**
 * A card in the corner. It blocks nothing and takes no focus from somebody who reads or types; it
 * stands first on the page, is announced, and Escape closes it. It covers nothing that the keyboard
 * comes to: the page moves, and where it goes no further the card goes. Spec §4, "Popup".
 */
export function PopupBox({ id, titleId, labels, onClose, children }: PopupBoxProps) {
  const box = useRef<HTMLDialogElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const closeNow = useRef(() => {})

  const close = () => {
    rememberClosed(id)
    onClose()
  }
  closeNow.current = () => {
    const inside = box.current?.contains(document.activeElement)
    close()
    if (inside && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const moved = () => {
      if (!signal.aborted && closesItself(window.location.href, firstFormAction())) closeNow.current()
    }
    // Who changes a page in place writes its address next.
    const exchanged = () => window.setTimeout(moved)
    // The page comes back as it was left, and the popup was closed on another since.
    const cameBack = () => {
      if (closedPopup() === id) closeNow.current()
    }
    const pressed = (event: KeyboardEvent) => {
      // Whatever is open above the popup, or in the page, takes the key first.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(':popover-open, dialog:modal')) return
      closeNow.current()
    }
    const focused = ({ target }: FocusEvent) => {
      // What is open above the page lies above the popup, too.
      if (!box.current || !(target instanceof Element) || target.closest('dialog, :popover-open')) return
      if (target.matches(':focus-visible') && !keepClear(target, box.current)) closeNow.current()
    }
    document.addEventListener('focusin', focused, { signal })
    window.addEventListener('hashchange', moved, { signal })
    window.addEventListener('popstate', moved, { signal })
    document.addEventListener('live', exchanged, { signal })
    window.addEventListener('pageshow', cameBack, { signal })
    window.addEventListener('keydown', pressed, { signal })
    return () => stop.abort()
  }, [id])

  const entered = ({ relatedTarget }: Focused) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  const followed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }

  return (
    <dialog
      ref={box}
      open
      className={styles.box}
      aria-labelledby={titleId}
      aria-label={titleId ? undefined : labels.label}
      onFocus={entered}
      onClick={followed}
    >
      {children}
      <button
        type="button"
        className={styles.close}
        aria-label={labels.close}
        onClick={() => closeNow.current()}
      >
        <Icon name="x" />
      </button>
    </dialog>
  )
}
