import type { BeforeListTableServerProps } from 'payload'
import { canAdminister } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'

type SubscriptionListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'payload' | 'searchParams' | 'user'>

/** Above the subscriptions: the readers of the newsletter as a file, and that there are none yet. */
export function SubscriptionListTop({ data, i18n: { language }, payload, searchParams = {}, user }: SubscriptionListTopProps) {
  const isNarrowed = 'where' in searchParams || Boolean(searchParams.search)
  if (data?.totalDocs === 0 && !isNarrowed) {
    return (
      <div className="inbox-empty">
        <h2>{adminMessage('subscriptions.none', language)}</h2>
        <p>{adminMessage('subscriptions.noneYet', language)}</p>
      </div>
    )
  }
  if (!canAdminister(user)) return null
  return (
    <div className="inbox-top">
      <p className="inbox-top__tools">
        <a href={`${payload.config.routes.api}/subscriptions/newsletter`} download>
          {adminMessage('subscriptions.export', language)}
        </a>
      </p>
    </div>
  )
}
