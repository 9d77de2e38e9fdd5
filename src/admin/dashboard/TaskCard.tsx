import { Link } from '@payloadcms/ui'
import { adminMessage } from '@/cms/fields/labels'
import { formatNumber } from '@/i18n/format'
import { readerLanguage } from '@/i18n/languages'
import { shortDay } from '../dates/written-dates'
import { taskLabels } from './task-labels'
import type { Task, TaskItem } from './views'

interface TaskCardProps {
  task: Task
  language: string
}

/** What waits of one kind: how many, the newest of them, and where all of them are. */
export function TaskCard({ task, language }: TaskCardProps) {
  const { title, hint } = taskLabels(task.key, language)
  const all = adminMessage('dashboard.all', language)
  return (
    <article className={`task task--${task.key}`}>
      <header className="task__head">
        <h3>{title}</h3>
        <span className="task__count">{formatNumber(task.count, readerLanguage(language))}</span>
      </header>
      <p className="task__hint">{hint}</p>
      <ul className="task__items">
        {task.items.map((item) => (
          <TaskRow key={item.key} item={item} language={language} />
        ))}
      </ul>
      {task.lists.length > 0 && (
        <p className="task__lists">
          <span>{all}</span>
          {task.lists.map(({ label, href, count }) => (
            <Link key={href} href={href} prefetch={false}>
              {`${label} (${formatNumber(count, readerLanguage(language))})`}
            </Link>
          ))}
        </p>
      )}
    </article>
  )
}

const TaskRow = ({ item, language }: { item: TaskItem; language: string }) => (
  <li>
    <Link href={item.href} prefetch={false}>
      <span className="task__title">{item.title}</span>
      <time dateTime={item.at}>{shortDay(item.at, language)}</time>
      {item.note && <span className="task__note">{item.note}</span>}
    </Link>
  </li>
)
