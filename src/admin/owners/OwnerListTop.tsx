import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'

/** Above the list of owners: what they are for, where there are none yet. */
export function OwnerListTop({ data, i18n: { language } }: Pick<BeforeListTableServerProps, 'data' | 'i18n'>) {
  if (data?.totalDocs !== 0) return null
  return (
    <div className="inbox-empty">
      <h2>{adminMessage('owners.none', language)}</h2>
      <p>{adminMessage('owners.noneYet', language)}</p>
    </div>
  )
}
