import config from '@payload-config'
import { getPayload, type BasePayload } from 'payload'
import { background } from '@/cms/background'
import { gateOf } from './gate'
import { startJobs } from './jobs-timer'
import { startCalendars } from './calendars-timer'
import { startMails } from './mails-timer'
import { startAddressCounts } from './addresses-timer'
import { startAlerts } from './alerts-timer'
import { startCounts } from './counts-timer'
import { applyChanges } from '@/content/apply'
import { lastChange } from '@/content/last-change'
import { loadMemory } from '@/content/memory/load'
import { loadedMemory, setMemory } from '@/content/memory/memory'
import { connectRedis } from '@/cms/redis/connection'
import { onCommit } from '@/cms/database/commits'
import { refuseEmptyDatabase } from '@/cms/database/empty-database'
import { keepFolderToOwner, keepToOwner } from '@/cms/database/file-modes'
import { env } from '@/lib/env'
import { requestChain, type Started } from './chain'
import { completeDatabase } from './complete-database'
import { consoleIntoLog } from './console-lines'
import { metricsAnswer } from './metrics-answer'
import { eachDay } from './midnight'
import { sparePageSizes } from './next-page-size'
import { keepNextPages } from './next-pages'
import { pageCache } from './page-cache'
import { readiness } from './ready'
import { Refresher } from './refresher'
import { renders } from './renders'
import { logAnswered } from './request-log'
import { startRetention } from './retention'
import { alone, leasedScheduler, onlyProcess } from './scheduler'
import { warmUp } from './warm-up'
import { watchChanges } from './watch-changes'

const DEV_STOP_MS = 500

const isDev = process.env.NODE_ENV !== 'production'

/**
 * Fills the memory of the server process, keeps it true from then on, and runs jobs in time. Gives
 * the request chain that ends in a handler of Next, and what is to be done before the process leaves.
 */
export async function start(): Promise<Started> {
  if (env().LOG_FORMAT === 'json') consoleIntoLog()
  if (!isDev) sparePageSizes()
  if (!isDev && !env().NEW_SITE) await refuseEmptyDatabase(env().DATABASE_URL)
  const payload = await getPayload({ config })
  const log = (line: string) => payload.logger.error(line)
  keepToOwner('.env', log)
  const { staticDir } = payload.collections.documents.config.upload
  if (staticDir) keepFolderToOwner(staticDir, log)
  const shared = connectRedis(env().REDIS_URL)
  if (shared) shared.onChange = (msg, err) => payload.logger.error({ err, msg })
  if (shared) await alone(payload, 'start', () => completeDatabase(payload))
  else await completeDatabase(payload)
  setMemory(await loadMemory(payload))
  if (!isDev) keepNextPages(shared && (await import('./redis-pages')).redisPages(shared))
  const endWatching = startRefresher(payload)
  const scheduler = shared ? await leasedScheduler(payload) : onlyProcess
  startJobs(payload, scheduler)
  startMails(payload, scheduler)
  startAlerts(payload, scheduler)
  startCalendars(payload, scheduler)
  const writeAddresses = startAddressCounts(payload)
  const writeDays = startCounts(payload)
  startRetention(payload, scheduler)
  // Its requests are answered once the chain stands.
  if (!isDev) {
    warmUp().catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'The pages could not be warmed up' })
    })
  }
  const metrics = env().METRICS_TOKEN === null ? null : (await import('./metrics')).metricsOf(payload)
  const chain: Started['chain'] = (next) =>
    requestChain({
      next,
      root: process.cwd(),
      mediaDir: env().MEDIA_DIR,
      trustedHops: env().TRUSTED_PROXIES,
      gate: gateOf(payload),
      onAnswered: [...(env().ACCESS_LOG ? [logAnswered] : []), ...(metrics ? [metrics.onAnswered] : [])],
      metrics: metrics && metricsAnswer(metrics, env().METRICS_TOKEN ?? ''),
      thirdParties: () => loadedMemory().settings.thirdParties,
      isSecure: env().SITE_URL.startsWith('https:'),
      dev: isDev,
    })
  return {
    chain,
    failing: readiness(payload),
    finish: async () => {
      await background().stop()
      // Another process takes over at once what is done by the clock.
      await scheduler.release()
    },
    drainMs: env().DRAIN_SECONDS * 1000,
    // Pages that follow every stroke of a key would be waited for.
    stopWithinMs: isDev ? DEV_STOP_MS : env().STOP_SECONDS * 1000,
    leave: async () => {
      // What was still answered may have promised a mail.
      await Promise.all([endWatching(), writeDays(), writeAddresses(), background().stop()])
      shared?.close()
    },
  }
}

/** Gives what ends its looking for changes of other processes. */
function startRefresher(payload: BasePayload): () => Promise<void> {
  const refresher = new Refresher({
    newest: () => lastChange(payload),
    applied: () => loadedMemory().applied,
    apply: () => applyChanges(payload, loadedMemory()),
    cache: pageCache(),
    renders: renders(),
    failed: (error) => {
      payload.logger.error({ err: error, msg: 'Changes could not be applied; trying again' })
    },
  })
  onCommit(() => refresher.committed())
  // Any page may show a rate that holds from this day on. Decision 043.
  eachDay(() => refresher.newDay())
  return watchChanges(payload, refresher)
}
