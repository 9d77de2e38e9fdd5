import { adminMessage } from '@/cms/fields/labels'
import type { Task } from './views'

interface TaskLabels {
  title: string
  /** What to do about it. */
  hint: string
  /** That nothing of the kind waits. */
  none: string
}

/** What a kind of task is called, in the language of the person at work. */
export const taskLabels = (key: Task['key'], language: string): TaskLabels => ({
  title: adminMessage(`dashboard.${key}`, language),
  hint: adminMessage(`dashboard.${key}.hint`, language),
  none: adminMessage(`dashboard.${key}.none`, language),
})
