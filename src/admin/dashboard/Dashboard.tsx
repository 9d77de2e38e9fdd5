import { Gutter } from '@payloadcms/ui'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { adminMessage } from '@/cms/fields/labels'
import { longDay } from '../dates/written-dates'
import { Directory } from './Directory'
import { DoneTasks } from './DoneTasks'
import { Shortcuts } from './Shortcuts'
import { TaskCard } from './TaskCard'
import { readTasks } from './tasks'

/** The first screen of the admin: what waits for the person at work, and where to begin. */
export async function Dashboard(props: DashboardViewServerProps) {
  const { initPageResult, navGroups = [] } = props
  const { permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const { language } = i18n
  const now = new Date()
  const tasks = await readTasks({ payload, i18n, user }, now.getTime())
  const waiting = tasks.filter(({ count }) => count > 0)
  const done = tasks.filter(({ count }) => count === 0)
  const name = typeof user?.name === 'string' ? user.name : ''
  return (
    <Gutter className="desk">
      <header className="desk__top">
        <p className="desk__day">{longDay(now, language)}</p>
        <h1>{adminMessage('dashboard.greeting', language, { name })}</h1>
      </header>
      <Shortcuts admin={payload.config.routes.admin} permissions={permissions} language={language} />
      <section aria-labelledby="desk-tasks">
        <h2 id="desk-tasks">{adminMessage('dashboard.tasks', language)}</h2>
        {waiting.length === 0 && (
          <p className="desk__calm">{adminMessage('dashboard.nothing', language)}</p>
        )}
        <div className="desk__cards">
          {waiting.map((task) => (
            <TaskCard key={task.key} task={task} language={language} />
          ))}
        </div>
        {waiting.length > 0 && done.length > 0 && <DoneTasks tasks={done} language={language} />}
      </section>
      <Directory groups={navGroups} admin={payload.config.routes.admin} i18n={i18n} />
    </Gutter>
  )
}
