import type { ReactNode } from 'react'
import { useLocale } from 'next-intl'
import { ENVELOPE } from '@/domain/forms/envelope'
import { ownerAction, type OwnerAction } from '@/domain/owners/paths'

interface OwnerFormProps {
  action: OwnerAction
  className?: string
  children: ReactNode
}

/** A form of the portal, which works without a script; the server checks what it was sent. */
export const OwnerForm = ({ action, children, className }: OwnerFormProps) => (
  <form method="post" action={ownerAction(action)} className={className} noValidate>
    <input type="hidden" name={ENVELOPE.language} value={useLocale()} />
    {children}
  </form>
)
