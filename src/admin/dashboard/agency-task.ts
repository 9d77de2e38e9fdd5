import { canEditContent } from '@/cms/access/roles'
import { and, inArray, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'
import { agencyMentionLabel } from '@/cms/fields/mention-labels'
import { readAgencyMentions } from '@/cms/mentions/read-agencies'
import { missingAgencyMentions } from '@/domain/agencies/mentions'
import { fieldLink } from '../field-link'
import { tabsOf } from '../tabs-of'
import { documentAddress } from './address'
import { namedMissing } from './missing-labels'
import type { Asking } from './tasks'
import type { Task } from './views'

/** As many agencies as are named. */
const NAMED = 5

/**
 * The agencies outside the bin that the site does not show because a mention is missing, each with what it
 * lacks and leading to the first of that; null for who does not edit agencies. Decision 086.
 */
export async function agencyTask({ i18n, payload, user }: Asking): Promise<Task | null> {
  if (!canEditContent(user)) return null
  const sql = committedSql(payload)
  const all = await readAgencyMentions(payload, sql)
  const lacking = new Map(
    [...all].flatMap(([id, said]) => {
      const missing = missingAgencyMentions(said)
      return missing.length > 0 ? [[id, missing] as const] : []
    }),
  )
  const table = tableOf(payload, 'agencies')
  const rows = await sql
    .select({ id: table.id, name: table.name, at: table.updatedAt })
    .from(table)
    .where(and(isNull(table.deletedAt), inArray(table.id, [...lacking.keys()])))
  const tabs = tabsOf(payload.collections.agencies.config.fields)
  const items = rows.map(({ at, id, name }) => {
    const missing = lacking.get(id) ?? []
    const [first = 'name'] = missing
    const form = documentAddress(payload.config.routes.admin, 'agencies', id)
    const tab = tabs[first]
    return {
      key: `agencies:${id}`,
      title: name || `#${id}`,
      note: namedMissing(missing.map((field) => agencyMentionLabel(field, i18n.language)), i18n.language),
      href: tab === undefined ? form : form + fieldLink({ name: first, tab }),
      at,
    }
  })
  const newest = items.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, NAMED)
  return { key: 'agencies', count: items.length, items: newest, lists: [] }
}
