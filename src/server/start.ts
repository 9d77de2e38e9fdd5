import config from '@payload-config'
import { getPayload, type BasePayload } from 'payload'
import { gateOf } from '@/cms/access/gate'
import { TAGS } from '@/content/tags'
import { startJobs } from './jobs-timer'
import { startCalendars } from './calendars-timer'
import { startMails } from './mails-timer'
import { startAddressCounts } from './addresses-timer'
import { startAlerts } from './alerts-timer'
import { startCounts } from './counts-timer'
import { lastChange, loadMemory } from '@/content/memory/load'
import { loadedMemory, setMemory } from '@/content/memory/memory'
import { alone } from '@/cms/database/lease'
import { connectRedis } from '@/cms/redis/connection'
import { onCommit } from '@/cms/database/commits'
import { refuseEmptyDatabase } from '@/cms/database/empty-database'
import { keepFolderToOwner, keepToOwner } from '@/cms/database/file-modes'
import { env } from '@/lib/env'
import { requestChain, type Started } from './chain'
import { completeDatabase } from './complete-database'
import { eachDay } from './midnight'
import { pageCache } from './page-cache'
import { applyByRequest, expireByRequest } from './refresh-call'
import { Refresher } from './refresher'
import { renders } from './renders'
import { startRetention } from './retention'
import { leasedScheduler, onlyProcess } from './scheduler'
import { warmUp } from './warm-up'

const POLL_MS = 200

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
  const shared = connectRedis(env().REDIS_URL)
  if (shared) shared.onChange = (msg, err) => payload.logger.error({ err, msg })
  if (shared) await alone(payload, 'start', () => completeDatabase(payload))
  else await completeDatabase(payload)
  setMemory(await loadMemory(payload))
  if (shared && !isDev) (await import('./shared-pages')).sharePages(shared)
  startRefresher(payload)
  const scheduler = shared ? await leasedScheduler(payload) : onlyProcess
  startJobs(payload, scheduler)
  startMails(payload, scheduler)
  startAlerts(payload, scheduler)
  startCalendars(payload, scheduler)
  startAddressCounts(payload)
  const writeCounts = startCounts(payload)
  startRetention(payload, scheduler)
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
  const leave = async (): Promise<void> => {
    await scheduler.release()
    await writeCounts()
    await shared?.close()
  }
  return { chain, leave }
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
  setInterval(() => refresher.poll(), POLL_MS).unref()
  // Any page may show a rate that holds from this day on. Decision 043.
  eachDay(() => refresher.expire([TAGS.site]))
}
