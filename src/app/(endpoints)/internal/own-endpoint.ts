import { cms } from '@/content/client'
import { isOwnCall } from '@/content/token'

type Command = (payload: Awaited<ReturnType<typeof cms>>) => Promise<void>

/** What answers the server's own calls: has `command` done, and is not there for anybody else. Decision 015. */
export const ownEndpoint =
  (command: Command) =>
  async (request: Request): Promise<Response> => {
    if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
    await command(await cms())
    return new Response(null, { status: 204 })
  }
