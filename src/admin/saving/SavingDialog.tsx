'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './SaveGuard.module.css'

interface SavingDialogProps {
  title: string
  help: string
  children?: ReactNode
  /** The buttons, the safe one first. */
  choices: ReactNode
  onClose: () => void
}

/** A question about what is not saved, above everything else. It stands outside the form, whose keys it must not press. */
export function SavingDialog({ children, choices, help, onClose, title }: SavingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const name = useId()
  useEffect(() => {
    const open = dialog.current
    open?.showModal()
    return () => open?.close()
  }, [])
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={name} onCancel={onClose}>
      <h2 id={name}>{title}</h2>
      <p>{help}</p>
      {children}
      <div className={styles.choices}>{choices}</div>
    </dialog>,
    document.body,
  )
}
