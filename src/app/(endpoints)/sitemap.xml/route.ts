import { loadedMemory } from '@/content/memory/memory'
import { indexedPages } from '@/content/sitemap/pages'
import { env } from '@/lib/env'
import { sitemapIndex } from '@/routes/sitemap'
import { sitemapParts } from '@/routes/sitemap-urls'

export const dynamic = 'force-dynamic'

/** The index of the sitemap: its parts per language. */
export async function GET(): Promise<Response> {
  const { languages } = loadedMemory().settings
  const parts = sitemapParts(await indexedPages(), languages, env().SITE_URL)
  return new Response(sitemapIndex(parts), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
