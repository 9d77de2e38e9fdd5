import config from '@payload-config'
import { getPayload } from 'payload'
import { forgetOldChanges } from './freshness/changes'
import { startRefresher } from './freshness/refresher'
import { loadMemory } from './memory/load'
import { setMemory } from './memory/memory'

/** Fills the memory of the server process and keeps it true from then on. */
export async function start(): Promise<void> {
  const payload = await getPayload({ config })
  // Tidying up can wait for the next start: an import may hold the database now.
  await forgetOldChanges(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Old changes could not be removed' })
  })
  setMemory(await loadMemory(payload))
  startRefresher(payload)
}
