import type { ReactNode } from 'react'
import { useLocale } from 'next-intl'
import type { SubscriptionAction } from '@/domain/alerts/subscription'
import { ENVELOPE } from '@/domain/forms/envelope'

interface ActionFormProps {
  action: SubscriptionAction
  /** The signed text that says whose subscription it is. */
  link: string
  className?: string
  children: ReactNode
}

/** A form that does one thing with a subscription. */
export const ActionForm = ({ action, children, className, link }: ActionFormProps) => (
  <form method="post" action="/forms/my-alert" className={className} noValidate>
    <input type="hidden" name={ENVELOPE.language} value={useLocale()} />
    <input type="hidden" name="key" value={link} />
    <input type="hidden" name="action" value={action} />
    {children}
  </form>
)
