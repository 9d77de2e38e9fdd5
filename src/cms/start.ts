import config from '@payload-config'
import { getPayload } from 'payload'
import { forgetOldChanges } from './freshness/changes'
import { startRefresher } from './freshness/refresher'
import { loadMemory } from './memory/load'
import { setMemory } from './memory/memory'

/** Fills the memory of the server process and keeps it true from then on. */
export async function start(): Promise<void> {
  const payload = await getPayload({ config })
  await forgetOldChanges(payload)
  setMemory(await loadMemory(payload))
  startRefresher(payload)
}
