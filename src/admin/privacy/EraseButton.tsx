'use client'

import { useRef } from 'react'
import { usePost } from '../use-post'
import styles from './Privacy.module.css'

interface EraseButtonProps {
  address: string
  email: string
  /** What will go, a line each. */
  goes: string[]
  labels: Record<'erase' | 'title' | 'forGood' | 'confirm' | 'cancel' | 'failed', string>
}

/** Erases everything about an address, once somebody confirmed what will go. */
export function EraseButton({ address, email, goes, labels }: EraseButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { isBusy, ask } = usePost(address, labels.failed)
  const press = async (): Promise<void> => {
    await ask({ email })
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" className={styles.danger} onClick={() => dialog.current?.showModal()}>
        {labels.erase}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="erase-title">
        <h2 id="erase-title">{labels.title}</h2>
        <ul>
          {goes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{labels.forGood}</p>
        <div className={styles.choices}>
          <button type="button" autoFocus onClick={() => dialog.current?.close()}>
            {labels.cancel}
          </button>
          <button type="button" className={styles.danger} disabled={isBusy} onClick={() => void press()}>
            {labels.confirm}
          </button>
        </div>
      </dialog>
    </>
  )
}
