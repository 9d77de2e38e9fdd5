import type { UIFieldServerProps } from 'payload'
import { idOf } from '@/lib/documents'
import { env } from '@/lib/env'
import { canEditHoursOf } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { feedPath } from '@/domain/appointments/paths'
import type { VisitingHour } from '@/payload-types'
import { shortMoment } from '../dates/written-dates'
import { PostButton } from '../PostButton'
import styles from './Visits.module.css'

/** The secret address at which a calendar program reads these visits, and how reading the other one goes. */
export async function CalendarAddresses({ i18n: { language }, id, payload, user }: UIFieldServerProps) {
  const number = idOf(id)
  const row = number === null ? null : await payload.findByID({ collection: 'visiting-hours', id: number, depth: 0, disableErrors: true })
  if (!row) return <p className="field-type">{adminMessage('visiting-hours.feed.later', language)}</p>
  if (!canEditHoursOf(user, idOf(row.agent))) return null
  return (
    <section className={`field-type ${styles.addresses}`} aria-labelledby="calendar-feed">
      <h3 id="calendar-feed">{adminMessage('visiting-hours.feed', language)}</h3>
      <p>{adminMessage('visiting-hours.feed.help', language)}</p>
      <p>
        <code>{new URL(feedPath(row.feedKey), env().SITE_URL).href}</code>
      </p>
      <PostButton
        address={`${payload.config.routes.api}/visiting-hours/${row.id}/new-address`}
        label={adminMessage('visiting-hours.feed.renew', language)}
        failed={adminMessage('visiting-hours.feed.failed', language)}
        saveFirst={adminMessage('saving.first', language)}
      />
      {row.busyAddress && <p role="status">{busyState(row, language)}</p>}
    </section>
  )
}

function failureWords(failure: NonNullable<VisitingHour['busyError']>, language: string): string {
  switch (failure) {
    case 'private':
      return adminMessage('visiting-hours.busyError:private', language)
    case 'unanswered':
      return adminMessage('visiting-hours.busyError:unanswered', language)
    case 'refused':
      return adminMessage('visiting-hours.busyError:refused', language)
    case 'tooLarge':
      return adminMessage('visiting-hours.busyError:tooLarge', language)
    case 'noCalendar':
      return adminMessage('visiting-hours.busyError:noCalendar', language)
  }
}

/** How reading the busy times goes. What could not be read leaves what was read before. */
function busyState({ busyError, busyReadAt }: VisitingHour, language: string): string {
  const at = busyReadAt ? shortMoment(busyReadAt, language) : ''
  if (busyError) {
    const since = at ? adminMessage('visiting-hours.busy.kept', language, { at }) : adminMessage('visiting-hours.busy.never', language)
    return `${adminMessage('visiting-hours.busy.failed', language, { reason: failureWords(busyError, language) })} ${since}`
  }
  return at ? adminMessage('visiting-hours.busy.read', language, { at }) : adminMessage('visiting-hours.busy.soon', language)
}
