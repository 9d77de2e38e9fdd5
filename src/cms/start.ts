import config from '@payload-config'
import { getPayload } from 'payload'
import { watchAddresses } from './access/sign-in/watch-addresses'
import { forgetOldChanges } from './freshness/changes'
import { startRefresher } from './freshness/refresher'
import { startJobs } from './jobs/timer'
import { loadMemory } from './memory/load'
import { setMemory } from './memory/memory'
import { answerPages } from './page-cache/answer-pages'
import { plainRequests } from './plain-requests'
import { completeContentRoutes } from './route-table/at-start'
import { completeRates } from './seed/seed-rates'

/** Fills the memory of the server process, keeps it true from then on, and runs jobs in time. */
export async function start(): Promise<void> {
  watchAddresses()
  plainRequests()
  if (process.env.NODE_ENV === 'production') answerPages()
  const payload = await getPayload({ config })
  // Tidying up can wait for the next start: an import may hold the database now.
  await forgetOldChanges(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Old changes could not be removed' })
  })
  await completeContentRoutes(payload)
  await completeRates(payload)
  setMemory(await loadMemory(payload))
  startRefresher(payload)
  startJobs(payload)
}
