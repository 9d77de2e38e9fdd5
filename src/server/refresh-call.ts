import { callOwn } from './own-call'

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
  const response = await callOwn('refresh', { body })
  return ((await response.json()) as { tags: string[] }).tags
}
