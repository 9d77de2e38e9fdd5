import { cms } from '@/content/client'
import { isOwnCall } from '@/content/token'
import { runDueJobs } from '@/cms/jobs/run'

/** Runs the jobs whose time has come, such as publishing. Only the server itself may ask. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers.get('authorization'))) return new Response(null, { status: 404 })
  await runDueJobs(await cms())
  return new Response(null, { status: 204 })
}
