import type { BasePayload } from 'payload'
import { env } from '@/lib/env'
import { retry } from '@/lib/retry'
import { lastChange } from '../memory/load'
import { loadedMemory } from '../memory/memory'
import { onCommit } from '../database/commits'
import { refreshToken } from './token'

const POLL_MS = 200
/** Long enough for a page that was being drawn from the old content to have been kept. */
const SECOND_LOOK_MS = 1500

/**
 * Keeps this process true to the database: after each transaction of its own, and within 200 ms
 * of one of another process (an import). Pages can only be dropped inside a request, so it asks
 * the server's own endpoint.
 */
export function startRefresher(payload: BasePayload): void {
  let running: Promise<void> | null = null
  let again = false

  const check = async (): Promise<void> => {
    try {
      if ((await lastChange(payload)) > loadedMemory().seen) await askToRefresh()
    } catch (error) {
      payload.logger.error({ err: error, msg: 'Changes could not be applied; trying again' })
    }
  }
  const kick = (): void => {
    if (running) {
      again = true
      return
    }
    running = check().finally(() => {
      running = null
      if (again) {
        again = false
        kick()
      }
    })
  }

  onCommit(kick)
  setInterval(kick, POLL_MS).unref()
}

async function askToRefresh(again: string[] = []): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/internal/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken()}` },
    body: JSON.stringify({ again }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`/internal/refresh answered ${response.status}`)
  const { tags } = (await response.json()) as { tags: string[] }
  if (tags.length === 0) return
  setTimeout(() => void lookAgain(tags), SECOND_LOOK_MS).unref()
}

/** Drops the pages once more; a server that does not answer now is asked again. */
async function lookAgain(tags: string[]): Promise<void> {
  await retry(() => askToRefresh(tags)).catch(() => {})
}
