'use client'

import { Button } from '@payloadcms/ui'
import { usePost } from './use-post'

interface PostButtonProps {
  address: string
  label: string
  /** Said where the server gives no reason. */
  failed: string
}

/** Asks the server for something at a press, says what it answers, and shows the new state. */
export function PostButton({ address, failed, label }: PostButtonProps) {
  const { isBusy, ask } = usePost(address, failed)
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
