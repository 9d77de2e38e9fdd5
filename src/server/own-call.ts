import { refreshToken } from '@/content/token'
import { env } from '@/lib/env'

/**
 * Asks an endpoint below `/internal` of this very server: what renders, publishes or sends happens inside
 * a request. Throws where it answers with an error, or not within `withinMs`.
 */
export async function callOwn(name: string, { body, withinMs }: { body?: object; withinMs?: number } = {}): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${env().PORT}/internal/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${refreshToken()}` },
    ...(body && { body: JSON.stringify(body) }),
    ...(withinMs && { signal: AbortSignal.timeout(withinMs) }),
  })
  if (!response.ok) throw new Error(`/internal/${name} answered ${response.status}`)
  return response
}
