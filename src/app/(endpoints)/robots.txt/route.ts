import { loadedMemory } from '@/content/memory/memory'
import { env } from '@/lib/env'
import { robotsTxt } from '@/routes/robots'

export const dynamic = 'force-dynamic'

/** What crawlers may read. */
export const GET = (): Response =>
  new Response(robotsTxt(env().SITE_URL, loadedMemory().settings.languages), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
