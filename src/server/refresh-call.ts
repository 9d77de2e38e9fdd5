import { refreshToken } from '@/content/token'
import { env } from '@/lib/env'

const ANSWER_WITHIN_MS = 30_000

/**
 * Applies recorded changes and expires their tags, and `again` with them; gives the tags of the
 * changes. Tags expire only inside a request, so the process asks its own endpoint.
 */
export async function askToRefresh(again: string[]): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/internal/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken()}` },
    body: JSON.stringify({ again }),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`/internal/refresh answered ${response.status}`)
  return ((await response.json()) as { tags: string[] }).tags
}
