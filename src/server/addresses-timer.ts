import type { BasePayload } from 'payload'
import { forgetFound, writeFollowed, writeMissed } from '@/cms/redirects/write-counts'
import { addressCounts } from '@/content/memory/address-counts'
import { loadedMemory } from '@/content/memory/memory'
import { decideWithRedirects } from '@/routes/own-redirects'
import { repeat } from './repeat'

const EVERY_MS = 5000

/** Whether there is still nothing at an address of the list. */
const isMissing = (address: string): boolean =>
  decideWithRedirects(encodeURI(address), loadedMemory()).kind === 'unknown'

/**
 * Writes down every few seconds how often redirects were followed and which addresses were missed, beside
 * the requests; and takes from the list what stands again once anything has changed. Gives what writes down the rest as the
 * server stops. Decision 082.
 */
export function startAddressCounts(payload: BasePayload): () => Promise<void> {
  let looked = -1
  const work = async (): Promise<void> => {
    const counts = addressCounts()
    const followed = counts.takeFollowed()
    try {
      if (followed.size > 0) await writeFollowed(payload, followed)
    } catch (error) {
      for (const [redirect, asked] of followed) counts.followed(redirect, asked)
      throw error
    }
    const missed = [...counts.takeMissed()].filter(([address]) => isMissing(address))
    try {
      if (missed.length > 0) await writeMissed(payload, new Map(missed))
    } catch (error) {
      for (const [address, { host, ...asked }] of missed) counts.missed(address, host, asked)
      throw error
    }
    const { applied } = loadedMemory()
    if (applied !== looked) await forgetFound(payload, isMissing)
    looked = applied
  }
  repeat(payload, { everyMs: EVERY_MS, failed: 'Requests for addresses could not be counted; trying again', work })
  return work
}
