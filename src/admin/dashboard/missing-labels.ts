import { adminMessage } from '@/cms/fields/labels'
import { mentionLabels } from '@/cms/fields/mention-labels'
import type { Task } from './views'

/** As many mentions as are named; the others are counted. */
const NAMED = 2

/**
 * What a document lacks, in words, from codes separated by commas (languages, or mentions such as
 * `epc,flood`); empty where there are none, as the heading of the task says it all then.
 */
export function missingLabels(key: Task['key'], note: string | null, language: string): string {
  if (!note) return ''
  const codes = note.split(',')
  if (key === 'languages') {
    return adminMessage('dashboard.missing', language, { names: codes.join(', ').toUpperCase() })
  }
  const names = codes.map((code) => mentionLabels({ message: `properties.missingMentions:${code}` }, language))
  return namedMissing(names, language)
}

/** What a document lacks, in words: the first by name, the others counted. */
export function namedMissing(names: readonly string[], language: string): string {
  const more = names.length > NAMED ? ` +${names.length - NAMED}` : ''
  return adminMessage('dashboard.missing', language, { names: names.slice(0, NAMED).join(', ') + more })
}
