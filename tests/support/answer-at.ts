import { loadMemory } from '@/content/memory/load'
import { decide } from '@/routes/decide'
import type { Cms } from './cms'

/** What a visitor of a French address gets: `→ /x/` for a permanent move, `?` for nothing. */
export async function frenchAnswerAt({ payload }: Cms, path: string): Promise<string> {
  const { routes, settings } = await loadMemory(payload)
  const decision = decide(`/fr${path}`, routes, settings)
  if (decision.kind === 'show') return decision.path
  return decision.kind === 'unknown' ? '?' : `→ ${decision.to}`
}
