import { cms } from '@/content/client'
import { isOwnCall } from '@/content/token'
import { gatherNews } from '@/features/alerts/commands-gather'

/** Notes who is to be told of what is new in the lists. Only the server itself may ask. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  await gatherNews(await cms())
  return new Response(null, { status: 204 })
}
