import { refreshToken } from '@/content/token'
import { env } from '@/lib/env'

/**
 * Applies recorded changes and expires the tags that are stale; gives those. Tags expire only
 * inside a request, so the process asks its own endpoint.
 */
export const applyByRequest = (): Promise<string[]> => ask({})

/** Expires tags, which are stale no longer. */
export async function expireByRequest(tags: string[]): Promise<void> {
  await ask({ expire: tags })
}

async function ask(body: { expire?: string[] }): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/internal/refresh`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken()}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`/internal/refresh answered ${response.status}`)
  return ((await response.json()) as { tags: string[] }).tags
}
