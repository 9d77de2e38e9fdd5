import { searchIndex } from '@/features/search/queries-index'
import { SIZE_HEADER } from '@/domain/search/search-index'
import { languageInUse } from '../../../language-in-use'
import { refused } from '../../../refused'

interface IndexContext {
  params: Promise<{ language: string }>
}

/**
 * The search index of a language. Browsers keep it and ask each time whether it is still true; a
 * language that is not in use is a 404.
 */
export async function GET(request: Request, { params }: IndexContext): Promise<Response> {
  const language = languageInUse((await params).language)
  if (!language) return refused(404, 'language')
  const { json, etag, size } = await searchIndex(language)
  const headers = { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: etag }
  // What compresses on the way marks the tag as weak.
  const known = request.headers.get('if-none-match')?.replace(/^W\//, '')
  if (known === etag) return new Response(null, { status: 304, headers })
  return new Response(json, {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      [SIZE_HEADER]: String(size),
    },
  })
}
