'use client'

import { Button, toast, useFormModified } from '@payloadcms/ui'
import { usePost } from './use-post'

interface PostButtonProps {
  address: string
  label: string
  /** Said where the server gives no reason. */
  failed: string
  /** Said where something in the form is not saved. */
  saveFirst: string
}

/** Asks the server for something at a press, says what it answers, and shows the new state. */
export function PostButton({ address, failed, label, saveFirst }: PostButtonProps) {
  const { isBusy, ask } = usePost(address, failed)
  const isModified = useFormModified()
  // It would be done with what is stored, which then stood in the form in place of what was typed.
  const press = (): unknown => (isModified ? toast.error(saveFirst) : ask())
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  )
}
