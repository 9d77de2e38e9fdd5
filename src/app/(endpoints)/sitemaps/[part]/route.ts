import { loadedMemory } from '@/content/memory/memory'
import type { IndexedPage } from '@/content/sitemap/indexed-pages'
import { indexedPages } from '@/content/sitemap/pages'
import type { Language } from '@/i18n/languages'
import { chunks } from '@/lib/chunks'
import { env } from '@/lib/env'
import { PART_HEAD, PART_TAIL, readPartName, urlElement } from '@/routes/sitemap'
import { pagesOfPart, sitemapUrl } from '@/routes/sitemap-urls'

interface SitemapContext {
  params: Promise<{ part: string }>
}

/** The addresses of one language, at most 10,000 of them; a part that is not there is a 404. */
export async function GET(_request: Request, { params }: SitemapContext): Promise<Response> {
  const part = readPartName((await params).part)
  const { languages } = loadedMemory().settings
  const pages =
    part && languages.includes(part.language) ? pagesOfPart(await indexedPages(), part) : []
  if (!part || pages.length === 0) return new Response(null, { status: 404 })
  return new Response(inPieces(pieces(pages, part.language)), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}

/** A part can weigh ten megabytes: it is never whole in memory. */
function* pieces(pages: IndexedPage[], language: Language): Generator<string> {
  const { defaultLanguage } = loadedMemory().settings
  const frame = { siteUrl: env().SITE_URL, defaultLanguage }
  yield PART_HEAD
  for (const some of chunks(pages)) {
    yield some.map((page) => urlElement(sitemapUrl(page, language, frame))).join('')
  }
  yield PART_TAIL
}

function inPieces(texts: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull(controller) {
      const next = texts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
  })
}
