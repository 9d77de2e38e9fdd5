import { cms } from '@/content/client'
import { isOwnCall } from '@/content/token'
import { refreshBusyTimes } from '@/features/appointments/commands-busy'

/** Reads the calendars that agents keep elsewhere and that are due. Only the server itself may ask. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  await refreshBusyTimes(await cms())
  return new Response(null, { status: 204 })
}
