import type { BasePayload } from 'payload'
import { background } from '@/cms/background'
import { emptyBins } from '@/cms/bin/empty'
import { eraseLeftSubscriptions } from '@/cms/alerts/retention'
import { eraseExpiredLeads } from '@/cms/leads/retention'
import { removeLeftDrafts } from '@/cms/saves/untouched'
import { forgetDeleted } from '@/cms/history/forget-deleted'
import { sweepBucket, sweepCopies } from '@/cms/media/sweep'
import { eachDay } from './midnight'
import type { SiteScheduler } from './scheduler'

/** Erases at each start too: a server that is restarted every night sees no day begin. */
export function startRetention(payload: BasePayload, scheduler: SiteScheduler): void {
  const erase = async (): Promise<void> => {
    try {
      const leads = await eraseExpiredLeads(payload)
      if (leads > 0) payload.logger.info({ msg: 'Requests were erased after the days of their form', leads })
      const subscriptions = await eraseLeftSubscriptions(payload)
      if (subscriptions > 0) payload.logger.info({ msg: 'Subscriptions that nobody confirmed, or that ended, were erased', subscriptions })
      await removeLeftDrafts(payload)
      const binned = await emptyBins(payload)
      if (binned > 0) payload.logger.info({ msg: 'What had lain in the bin for thirty days was deleted for good', binned })
      await forgetDeleted(payload)
      const swept = await sweepBucket(payload)
      if (swept > 0) payload.logger.info({ msg: 'Files that nothing names any more were removed from the bucket', swept })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'What has expired could not be erased; trying again tomorrow' })
    }
  }
  const sweepOwn = async (): Promise<void> => {
    try {
      await sweepCopies(payload)
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Copies of deleted files could not be removed; trying again tomorrow' })
    }
  }
  scheduler.onTaken(() => background().track(erase()))
  background().track(sweepOwn())
  eachDay(() => {
    if (scheduler.isMine()) background().track(erase())
    background().track(sweepOwn())
  })

}
