import type { UIFieldServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { SENDABLE_AGAIN, SENT_ONCE } from '@/domain/forms/leads'
import { SendAgainButton } from './SendAgainButton'

/** The button that queues a mail again, where that can be done. */
export function SendAgain({ data, i18n, id }: UIFieldServerProps) {
  const { kind, state } = data as { kind?: unknown; state?: unknown }
  const isSentOnce = SENT_ONCE.some((one) => one === kind)
  if (!id || isSentOnce || !SENDABLE_AGAIN.some((one) => one === state)) return null
  return (
    <SendAgainButton
      id={Number(id)}
      label={adminMessage('mails.again', i18n.language)}
      failed={adminMessage('mails.again.failed', i18n.language)}
    />
  )
}
