import path from 'node:path'
import type { BasePayload } from 'payload'
import { eraseLeftSubscriptions } from '@/cms/alerts/retention'
import { background } from '@/cms/background'
import { emptyBins } from '@/cms/bin/empty'
import { pruneChanges } from '@/cms/change-log/changes'
import { committedSql, tableOf } from '@/cms/database/sql'
import { eraseExpiredLeads } from '@/cms/leads/retention'
import { deleteEndedKeys } from '@/cms/owners/keys'
import { removeLeftDrafts } from '@/cms/saves/untouched'
import { removeShareFiles } from '@/features/share/share-files'
import { pruneRuns } from '@/import/write/runs'
import { env } from '@/lib/env'
import { forgetDeleted } from './left-of-deleted'
import { eachDay } from './midnight'
import { removeExpired, type Expiring } from './remove-expired'
import type { SiteScheduler } from './scheduler'
import { sweepBucket, sweepCopies, sweepDrafts } from './sweep-media'

/** In the database and the bucket: one process does it for the whole site. */
const OF_SITE: readonly Expiring[] = [
  { what: 'requests', remove: (payload) => eraseExpiredLeads(payload) },
  { what: 'subscriptions', remove: (payload) => eraseLeftSubscriptions(payload) },
  { what: 'keys of owners', remove: (payload) => deleteEndedKeys(payload) },
  { what: 'untouched drafts', remove: (payload) => removeLeftDrafts(payload) },
  { what: 'what lay in the bin', remove: (payload) => emptyBins(payload) },
  { what: 'what was kept of deleted properties', remove: forgetDeleted },
  { what: 'changes', remove: pruneChanges },
  { what: 'runs of the import', remove: (payload) => pruneRuns(payload) },
  { what: 'files in the bucket', remove: (payload) => sweepBucket(payload) },
]

/** On the disk of this process. */
const OF_DISK: readonly Expiring[] = [
  { what: 'copies of deleted files', remove: (payload) => sweepCopies(payload) },
  { what: 'pictures that were never encoded whole', remove: () => sweepDrafts() },
  { what: 'share pictures of deleted properties', remove: removeLeftSharePictures },
]

/**
 * Removes what has expired, at each start and when a day begins: a server that is restarted every night sees no
 * day begin.
 */
export function startRetention(payload: BasePayload, scheduler: SiteScheduler): void {
  scheduler.onTaken(() => background().track(removeExpired(payload, OF_SITE)))
  background().track(removeExpired(payload, OF_DISK))
  eachDay(() => {
    if (scheduler.isMine()) background().track(removeExpired(payload, OF_SITE))
    background().track(removeExpired(payload, OF_DISK))
  })
}

/** Of what lies in the bin or was withdrawn they stay: it may come back. */
async function removeLeftSharePictures(payload: BasePayload): Promise<number> {
  return removeShareFiles(path.resolve(env().MEDIA_DIR), async () => {
    const properties = tableOf(payload, 'properties')
    const rows = await committedSql(payload).select({ listingId: properties.listingId }).from(properties)
    return new Set(rows.map((row) => String(row.listingId)))
  })
}
