import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { narrowing } from '../leads/list-filters'

type OwnerListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'searchParams'>

/** Above the list of owners: what they are for, where there are none yet. */
export function OwnerListTop({ data, i18n: { language }, searchParams = {} }: OwnerListTopProps) {
  if (data?.totalDocs !== 0 || narrowing(searchParams).size > 0) return null
  return (
    <div className="inbox-empty">
      <h2>{adminMessage('owners.none', language)}</h2>
      <p>{adminMessage('owners.noneYet', language)}</p>
    </div>
  )
}
