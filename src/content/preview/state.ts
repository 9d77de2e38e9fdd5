import 'server-only'
import type { PreviewTarget } from '@/routes/preview-path'
import { cms } from '../client'
import { and, eq, isNull } from '@/cms/database/drizzle'
import { committedSql, tableOf } from '@/cms/database/sql'

/** Whether visitors see it as it is, see an older state of it, or do not see it. */
export type DraftState = 'published' | 'changed' | 'draft'

/** How the newest version of something differs from what visitors see; null where it is nothing. */
export async function draftState({ collection, id }: PreviewTarget): Promise<DraftState | null> {
  const payload = await cms()
  const table = tableOf(payload, collection)
  const [shown] = await committedSql(payload)
    .select({ status: table._status })
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
  if (!shown) return null
  if (shown.status !== 'published') return 'draft'
  const versions = tableOf(payload, `_${collection}_v`)
  const [newest] = await committedSql(payload)
    .select({ status: versions.version__status })
    .from(versions)
    .where(and(eq(versions.parent, id), eq(versions.latest, true)))
  return newest?.status === 'draft' ? 'changed' : 'published'
}
