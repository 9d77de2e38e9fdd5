import { taskLabels } from './task-labels'
import type { Task } from './views'

/** The kinds of which nothing waits, ticked off. */
export const DoneTasks = ({ tasks, language }: { tasks: Task[]; language: string }) => (
  <ul className="desk__done">
    {tasks.map(({ key }) => (
      <li key={key}>{taskLabels(key, language).none}</li>
    ))}
  </ul>
)
