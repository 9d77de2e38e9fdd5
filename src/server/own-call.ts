import { ownCallToken } from '@/content/token'
import { ownOrigin } from '@/lib/own-origin'

interface OwnCallOptions {
  withinMs: number
}

/**
 * Asks an endpoint below `/internal` of this very server: what renders, publishes or sends happens inside
 * a request. Throws where it answers with an error, or not within `withinMs`.
 */
export async function callOwn(name: string, { withinMs }: OwnCallOptions): Promise<void> {
  const response = await fetch(`${ownOrigin()}/internal/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ownCallToken()}` },
    signal: AbortSignal.timeout(withinMs),
  })
  if (!response.ok) throw new Error(`/internal/${name} answered ${response.status}`)
}
