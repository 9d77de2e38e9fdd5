import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { dayAfter } from '@/domain/appointments/local-time'
import { idOf } from '@/lib/documents'
import { today } from '@/lib/today'
import { canEditListings } from '@/cms/access/roles'
import { adminMessage } from '@/cms/fields/labels'
import { TypingGuard } from '../saving/TypingGuard'
import { savingWords } from '../saving/words'
import { CalendarWeek } from './CalendarWeek'
import { dayIn, mondayOf, readCalendars, readComing, readWeek } from './read-calendar'
import { VisitList } from './VisitList'
import styles from './Visits.module.css'
import type { CalendarChoiceView } from './views'

/** The calendar of visits, a week at a time or as a list. Agents see those of their agency. */
export async function VisitsView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  if (!canEditListings(user)) notFound()
  const { language } = i18n
  const { admin } = payload.config.routes
  const { choices, rows } = await readCalendars(req)
  const calendar = choices.find(({ id }) => id === idOf(searchParams.calendar))?.id ?? null
  const isList = searchParams.show === 'list'
  const monday = mondayOf(dayIn(searchParams.week))
  const to = (asked: { show?: string; week?: string }): string =>
    `${admin}/visits?${new URLSearchParams({ ...(calendar !== null && { calendar: String(calendar) }), ...asked })}`
  const views = [
    { text: adminMessage('visits.week', language), href: to({ week: monday }), isShown: !isList },
    { text: adminMessage('visits.list', language), href: to({ show: 'list' }), isShown: isList },
  ]
  return (
    <DefaultTemplate
      i18n={i18n} locale={locale} params={params} payload={payload} permissions={permissions} req={req} searchParams={searchParams} visibleEntities={visibleEntities}
      user={user ?? undefined}
    >
      <Gutter className={styles.page}>
        <h1>{adminMessage('visits', language)}</h1>
        <p>{adminMessage('visits.help', language)}</p>
        <div className="inbox-top">
          <nav className="inbox-top__views" aria-label={adminMessage('visits.views', language)}>
            {views.map(({ href, isShown, text }) => (
              <Link key={text} href={href} prefetch={false} aria-current={isShown ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </nav>
          <Choice choices={choices} calendar={calendar} language={language} action={`${admin}/visits`} hidden={isList ? { show: 'list' } : { week: monday }} />
        </div>
        {!isList && (
          <nav className={styles.turn} aria-label={adminMessage('visits.turn', language)}>
            <Link href={to({ week: dayAfter(monday, -7) })} prefetch={false}>{adminMessage('visits.before', language)}</Link>
            <Link href={to({ week: mondayOf(today()) })} prefetch={false}>{adminMessage('visits.now', language)}</Link>
            <Link href={to({ week: dayAfter(monday, 7) })} prefetch={false}>{adminMessage('visits.after', language)}</Link>
          </nav>
        )}
        {isList ? (
          <VisitList visits={await readComing(req, calendar)} language={language} />
        ) : (
          <CalendarWeek days={await readWeek(req, rows, monday, calendar)} language={language} />
        )}
        <Hours admin={admin} choices={choices} language={language} />
        <TypingGuard words={savingWords(language)} />
      </Gutter>
    </DefaultTemplate>
  )
}

interface ChoiceProps {
  choices: CalendarChoiceView[]
  calendar: number | null
  language: string
  action: string
  hidden: Record<string, string>
}

/** Whose visits are shown. */
function Choice({ action, calendar, choices, hidden, language }: ChoiceProps) {
  if (choices.length < 2) return null
  return (
    <form className={styles.choice} action={action}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="visits-calendar">{adminMessage('visits.calendar', language)}</label>
      <select key={calendar} id="visits-calendar" name="calendar" defaultValue={calendar ?? ''}>
        <option value="">{adminMessage('visits.everybody', language)}</option>
        {choices.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit">{adminMessage('visits.show', language)}</button>
    </form>
  )
}

/** Where hours and exceptions are set, by whoever may. */
function Hours({ admin, choices, language }: { admin: string; choices: CalendarChoiceView[]; language: string }) {
  const own = choices.filter(({ editHref }) => editHref !== null)
  return (
    <section className={styles.hours} aria-labelledby="visits-hours">
      <h2 id="visits-hours">{adminMessage('visiting-hours', language)}</h2>
      <p>{own.length > 0 ? adminMessage('visits.hours', language) : adminMessage('visits.noHours', language)}</p>
      <ul>
        {own.map(({ editHref, id, title }) => (
          <li key={id}>
            <Link href={editHref ?? ''} prefetch={false}>{title}</Link>
          </li>
        ))}
        <li>
          <Link href={`${admin}/collections/visiting-hours/create`} prefetch={false}>{adminMessage('visits.newHours', language)}</Link>
        </li>
      </ul>
    </section>
  )
}
