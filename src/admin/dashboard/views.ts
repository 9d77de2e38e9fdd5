/** One thing that waits, as the dashboard shows it. */
export interface TaskItem {
  key: string
  title: string
  /** What is the matter with it, where the heading of its task does not say it all. */
  note: string
  href: string
  /** When it was last changed, ISO. */
  at: string
}

/** Where all of a kind are listed. */
export interface TaskList {
  label: string
  href: string
  count: number
}

/** What may wait for somebody. */
export const TASK_KEYS = [
  'unanswered', 'requests', 'undelivered', 'delayed', 'testimonials', 'addresses', 'agencies', 'drafts', 'mentions',
  'pictures', 'languages', 'schedules', 'imports',
] as const

/** What waits for somebody, of one kind. */
export interface Task {
  key: (typeof TASK_KEYS)[number]
  count: number
  /** The newest of them. */
  items: TaskItem[]
  lists: TaskList[]
}
