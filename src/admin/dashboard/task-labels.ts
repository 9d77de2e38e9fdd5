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
export function taskLabels(key: Task['key'], language: string): TaskLabels {
  switch (key) {
    case 'unanswered':
      return {
        title: adminMessage('dashboard.unanswered', language),
        hint: adminMessage('dashboard.unanswered.hint', language),
        none: adminMessage('dashboard.unanswered.none', language),
      }
    case 'requests':
      return {
        title: adminMessage('dashboard.requests', language),
        hint: adminMessage('dashboard.requests.hint', language),
        none: adminMessage('dashboard.requests.none', language),
      }
    case 'undelivered':
      return {
        title: adminMessage('dashboard.undelivered', language),
        hint: adminMessage('dashboard.undelivered.hint', language),
        none: adminMessage('dashboard.undelivered.none', language),
      }
    case 'delayed':
      return {
        title: adminMessage('dashboard.delayed', language),
        hint: adminMessage('dashboard.delayed.hint', language),
        none: adminMessage('dashboard.delayed.none', language),
      }
    case 'testimonials':
      return {
        title: adminMessage('dashboard.testimonials', language),
        hint: adminMessage('dashboard.testimonials.hint', language),
        none: adminMessage('dashboard.testimonials.none', language),
      }
    case 'addresses':
      return {
        title: adminMessage('dashboard.addresses', language),
        hint: adminMessage('dashboard.addresses.hint', language),
        none: adminMessage('dashboard.addresses.none', language),
      }
    case 'agencies':
      return {
        title: adminMessage('dashboard.agencies', language),
        hint: adminMessage('dashboard.agencies.hint', language),
        none: adminMessage('dashboard.agencies.none', language),
      }
    case 'drafts':
      return {
        title: adminMessage('dashboard.drafts', language),
        hint: adminMessage('dashboard.drafts.hint', language),
        none: adminMessage('dashboard.drafts.none', language),
      }
    case 'mentions':
      return {
        title: adminMessage('dashboard.mentions', language),
        hint: adminMessage('dashboard.mentions.hint', language),
        none: adminMessage('dashboard.mentions.none', language),
      }
    case 'pictures':
      return {
        title: adminMessage('dashboard.pictures', language),
        hint: adminMessage('dashboard.pictures.hint', language),
        none: adminMessage('dashboard.pictures.none', language),
      }
    case 'languages':
      return {
        title: adminMessage('dashboard.languages', language),
        hint: adminMessage('dashboard.languages.hint', language),
        none: adminMessage('dashboard.languages.none', language),
      }
    case 'schedules':
      return {
        title: adminMessage('dashboard.schedules', language),
        hint: adminMessage('dashboard.schedules.hint', language),
        none: adminMessage('dashboard.schedules.none', language),
      }
    case 'imports':
      return {
        title: adminMessage('dashboard.imports', language),
        hint: adminMessage('dashboard.imports.hint', language),
        none: adminMessage('dashboard.imports.none', language),
      }
  }
}
