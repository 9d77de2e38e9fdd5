import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { canAdminister } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { formatNumber } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'
import { listAddress } from '../dashboard/address'
import { inboxViews, isShown, narrowing, whereOf, type InboxView } from './list-filters'

type ListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'payload' | 'searchParams' | 'user'>

/** Above the inbox: the ways to look at it, what can be done with all of it, and that it is empty. */
export async function LeadListTop({ data, i18n: { language }, payload, searchParams = {}, user }: ListTopProps) {
  const { admin, api } = payload.config.routes
  const views = await Promise.all(
    inboxViews(Number(user?.id)).map(async ({ filters, name }) => {
      const asked = { collection: 'leads', where: whereOf(filters), overrideAccess: false, user } as const
      const { totalDocs } = await payload.count(asked)
      return { name, filters, count: totalDocs }
    }),
  )
  const narrowed = narrowing(searchParams)
  const isEmpty = data?.totalDocs === 0
  return (
    <>
      <div className="inbox-top">
        <nav className="inbox-top__views" aria-label={adminMessage('leads.views', language)}>
          {views.map(({ count, filters, name }) => (
            <Link
              key={name}
              href={listAddress(admin, 'leads', filters)}
              prefetch={false}
              aria-current={isShown(filters, searchParams) ? 'page' : undefined}
            >
              {viewLabel(name, language)} <span>{formatNumber(count, readerLanguage(language))}</span>
            </Link>
          ))}
        </nav>
        <p className="inbox-top__tools">
          {!isEmpty && (
            <a href={`${api}/leads/export?${narrowed}`} download>
              {adminMessage('leads.export', language)}
            </a>
          )}
          <Link href={`${admin}/visits`} prefetch={false}>
            {adminMessage('visits', language)}
          </Link>
          {canAdminister(user) && (
            <Link href={`${admin}/privacy`} prefetch={false}>
              {adminMessage('privacy', language)}
            </Link>
          )}
        </p>
      </div>
      {isEmpty && <EmptyInbox isNarrowed={narrowed.size > 0} admin={admin} language={language} />}
    </>
  )
}

interface EmptyInboxProps {
  isNarrowed: boolean
  admin: string
  language: string
}

const EmptyInbox = ({ admin, isNarrowed, language }: EmptyInboxProps) => (
  <div className="inbox-empty">
    <h2>{isNarrowed ? adminMessage('leads.noneFound', language) : adminMessage('leads.none', language)}</h2>
    {isNarrowed ? (
      <Link href={listAddress(admin, 'leads')} prefetch={false}>
        {adminMessage('leads.showAll', language)}
      </Link>
    ) : (
      <p>{adminMessage('leads.noneYet', language)}</p>
    )}
  </div>
)

function viewLabel(name: InboxView['name'], language: string): string {
  if (name === 'unread') return adminMessage('leads.unread', language)
  if (name === 'open') return adminMessage('leads.open', language)
  if (name === 'mine') return adminMessage('leads.mine', language)
  return adminMessage('leads.all', language)
}
