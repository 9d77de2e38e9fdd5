'use client'

import { Button } from '@payloadcms/ui'
import { usePost } from '../use-post'

interface NewAddressButtonProps {
  address: string
  labels: { renew: string; failed: string }
}

/** Gives a calendar another address and shows it: the one before opens nothing any more. */
export function NewAddressButton({ address, labels }: NewAddressButtonProps) {
  const { isBusy, ask } = usePost(address, labels.failed)
  return (
    <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={() => void ask()}>
      {labels.renew}
    </Button>
  )
}
