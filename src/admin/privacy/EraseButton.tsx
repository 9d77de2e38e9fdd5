'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { toast } from '@payloadcms/ui'
import { isDoc } from '@/lib/documents'
import styles from './Privacy.module.css'

interface EraseButtonProps {
  address: string
  email: string
  /** What will go, a line each. */
  goes: string[]
  labels: Record<'erase' | 'title' | 'forGood' | 'confirm' | 'cancel' | 'failed', string>
}

async function erase(address: string, email: string): Promise<string | null> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const body: unknown = await response.json()
  return response.ok && isDoc(body) && typeof body.message === 'string' ? body.message : null
}

/** Erases everything about an address, once somebody confirmed what will go. */
export function EraseButton({ address, email, goes, labels }: EraseButtonProps) {
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isErasing, setErasing] = useState(false)

  const press = async (): Promise<void> => {
    setErasing(true)
    const message = await erase(address, email).catch(() => null)
    setErasing(false)
    dialog.current?.close()
    if (message === null) {
      toast.error(labels.failed)
      return
    }
    toast.success(message)
    router.refresh()
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
          <button type="button" className={styles.danger} disabled={isErasing} onClick={() => void press()}>
            {labels.confirm}
          </button>
        </div>
      </dialog>
    </>
  )
}
