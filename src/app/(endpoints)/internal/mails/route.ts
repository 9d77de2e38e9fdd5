import { cms } from '@/content/client'
import { isOwnCall } from '@/content/token'
import { processMails } from '@/features/mail/commands'

/** Writes and sends the mails that wait, which goes on after the answer. Only the server itself may ask. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  await processMails(await cms())
  return new Response(null, { status: 204 })
}
