import { Link } from '@payloadcms/ui'
import type { BeforeListTableServerProps } from 'payload'
import { adminMessage } from '@/cms/fields/labels'
import { narrowing } from '../leads/list-filters'

type HoursListTopProps = Pick<BeforeListTableServerProps, 'data' | 'i18n' | 'payload' | 'searchParams'>

/** Above the list of visiting hours: the way to the calendar, and what they are for where there are none. */
export const HoursListTop = ({ data, i18n: { language }, payload, searchParams = {} }: HoursListTopProps) => (
  <>
    <p className="inbox-top__tools">
      <Link href={`${payload.config.routes.admin}/visits`} prefetch={false}>
        {adminMessage('visits', language)}
      </Link>
    </p>
    {data?.totalDocs === 0 && narrowing(searchParams).size === 0 && (
      <div className="inbox-empty">
        <h2>{adminMessage('visiting-hours.none', language)}</h2>
        <p>{adminMessage('visiting-hours.noneYet', language)}</p>
      </div>
    )}
  </>
)
