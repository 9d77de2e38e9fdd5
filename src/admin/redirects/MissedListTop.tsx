import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { formatNumber } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'
import { listAddress, type Filter } from '../dashboard/address'
import { isShown, narrowing } from '../leads/list-filters'

type MissedListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'payload' | 'searchParams' | 'user'>

const IGNORED: Filter[] = [['ignored', 'equals', 'true']]

/** Above the missed addresses: the way to those that are ignored and back, and what it means that there are none. */
export async function MissedListTop({ data, i18n: { language }, payload, searchParams = {}, user }: MissedListTopProps) {
  const { admin } = payload.config.routes
  const count = async (ignored: boolean): Promise<string> => {
    const where = { ignored: ignored ? { equals: true } : { not_equals: true } }
    const { totalDocs } = await payload.count({ collection: 'missing-addresses', where, overrideAccess: false, user })
    return formatNumber(totalDocs, readerLanguage(language))
  }
  const isIgnored = isShown(IGNORED, searchParams)
  const isNarrowed = narrowing(searchParams).size > 0
  return (
    <>
      <div className="inbox-top">
        <nav className="inbox-top__views" aria-label={adminMessage('missing-addresses.views', language)}>
          <Link href={listAddress(admin, 'missing-addresses')} prefetch={false} aria-current={isNarrowed ? undefined : 'page'}>
            {adminMessage('missing-addresses.open', language)} <span>{await count(false)}</span>
          </Link>
          <Link href={listAddress(admin, 'missing-addresses', IGNORED)} prefetch={false} aria-current={isIgnored ? 'page' : undefined}>
            {adminMessage('missing-addresses.ignored', language)} <span>{await count(true)}</span>
          </Link>
        </nav>
        <p className="inbox-top__tools">
          <Link href={listAddress(admin, 'redirects')} prefetch={false}>
            {adminMessage('redirects', language)}
          </Link>
        </p>
      </div>
      {data?.totalDocs === 0 && !isNarrowed && (
        <div className="inbox-empty">
          <h2>{adminMessage('missing-addresses.none', language)}</h2>
          <p>{adminMessage('missing-addresses.noneYet', language)}</p>
        </div>
      )}
    </>
  )
}
