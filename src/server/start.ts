import config from '@payload-config'
import { getPayload, type BasePayload } from 'payload'
import { emptyBins } from '@/cms/bin/empty'
import { gateOf } from '@/cms/access/gate'
import { pruneChanges } from '@/cms/change-log/changes'
import { TAGS } from '@/content/tags'
import { eraseLeftSubscriptions } from '@/cms/alerts/retention'
import { startJobs } from './jobs-timer'
import { startCalendars } from './calendars-timer'
import { startMails } from './mails-timer'
import { startAddressCounts } from './addresses-timer'
import { startAlerts } from './alerts-timer'
import { startCounts } from './counts-timer'
import { lastChange, loadMemory } from '@/content/memory/load'
import { loadedMemory, setMemory } from '@/content/memory/memory'
import { completeContentRoutes } from '@/cms/route-table/at-start'
import { completeConsentWords } from '@/cms/first-content/seed-consent'
import { completeRates } from '@/cms/first-content/seed-rates'
import { addFirstPages } from '@/cms/first-content/first-pages'
import { eraseExpiredLeads } from '@/cms/leads/retention'
import { removeLeftDrafts } from '@/cms/saves/untouched'
import { forgetDeleted } from '@/cms/history/forget-deleted'
import { recoverHeld } from '@/cms/media/held-files'
import { onCommit } from '@/cms/database/commits'
import { refuseEmptyDatabase } from '@/cms/database/empty-database'
import { keepFolderToOwner, keepToOwner } from '@/cms/database/file-modes'
import { env } from '@/lib/env'
import { requestChain, type Started } from './chain'
import { eachDay } from './midnight'
import { pageCache } from './page-cache'
import { applyByRequest, expireByRequest } from './refresh-call'
import { Refresher } from './refresher'
import { renders } from './renders'
import { warmUp } from './warm-up'
import { watchChanges } from './watch-changes'

const isDev = process.env.NODE_ENV !== 'production'

/**
 * Fills the memory of the server process, keeps it true from then on, and runs jobs in time. Gives
 * the request chain that ends in a handler of Next, and what is to be done before the process leaves.
 */
export async function start(): Promise<Started> {
  if (!isDev && !env().NEW_SITE) await refuseEmptyDatabase(env().DATABASE_URL)
  const payload = await getPayload({ config })
  const log = (line: string) => payload.logger.error(line)
  keepToOwner('.env', log)
  const { staticDir } = payload.collections.documents.config.upload
  if (staticDir) keepFolderToOwner(staticDir, log)
  // Tidying up can wait for the next start: an import may hold the database now.
  await pruneChanges(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Old changes could not be removed' })
  })
  await recoverHeld(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Files that a crash left could not be put back' })
  })
  await completeContentRoutes(payload)
  await completeRates(payload)
  await completeConsentWords(payload)
  await addFirstPages(payload)
  setMemory(await loadMemory(payload))
  startRefresher(payload)
  startJobs(payload)
  startMails(payload)
  startAlerts(payload)
  startCalendars(payload)
  startAddressCounts(payload)
  const leave = startCounts(payload)
  startRetention(payload)
  // Its requests are answered once the chain stands.
  if (!isDev) {
    warmUp().catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The pages could not be warmed up' })
    })
  }
  const chain: Started['chain'] = (next) =>
    requestChain({
      next,
      root: process.cwd(),
      mediaDir: env().MEDIA_DIR,
      trustedHops: env().TRUSTED_PROXIES,
      scripts: env().BENCH_SCRIPTS,
      gate: gateOf(payload),
      thirdParties: () => loadedMemory().settings.thirdParties,
      isSecure: env().SITE_URL.startsWith('https:'),
      dev: isDev,
    })
  return { chain, leave }
}

/** Erases at each start too: a server that is restarted every night sees no day begin. */
function startRetention(payload: BasePayload): void {
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
    } catch (error) {
      payload.logger.error({ err: error, msg: 'What has expired could not be erased; trying again tomorrow' })
    }
  }
  void erase()
  eachDay(() => void erase())
}

function startRefresher(payload: BasePayload): void {
  const refresher = new Refresher({
    newest: () => lastChange(payload),
    applied: () => loadedMemory().seen,
    stale: () => loadedMemory().stale,
    apply: applyByRequest,
    expire: expireByRequest,
    cache: pageCache(),
    renders: renders(),
    failed: (error) => {
      payload.logger.error({ err: error, msg: 'Changes could not be applied; trying again' })
    },
  })
  onCommit(() => refresher.committed())
  watchChanges(payload, refresher)
  // Any page may show a rate that holds from this day on. Decision 043.
  eachDay(() => refresher.expire([TAGS.site]))
}
