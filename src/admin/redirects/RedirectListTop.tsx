import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { listAddress } from '../dashboard/address'
import { narrowing } from '../leads/list-filters'

type RedirectListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'payload' | 'searchParams'>

/** Above the redirects: the way to what visitors looked for in vain, and what redirects are for where there are none. */
export function RedirectListTop({ data, i18n: { language }, payload, searchParams = {} }: RedirectListTopProps) {
  const isNarrowed = narrowing(searchParams).size > 0
  return (
    <>
      <p className="inbox-top__tools">
        <Link href={listAddress(payload.config.routes.admin, 'missing-addresses')} prefetch={false}>
          {adminMessage('missing-addresses', language)}
        </Link>
      </p>
      {data?.totalDocs === 0 && !isNarrowed && (
        <div className="inbox-empty">
          <h2>{adminMessage('redirects.none', language)}</h2>
          <p>{adminMessage('redirects.noneYet', language)}</p>
        </div>
      )}
    </>
  )
}
