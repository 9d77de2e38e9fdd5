import 'server-only'
import { createHash } from 'node:crypto'
import { readGlobal } from '@/content/content'
import { cachedRead } from '@/content/cached-reads'
import { siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { hrefOf } from '@/routes/href'
import { buildIndex } from '@/domain/search/build-index'
import { indexSize, type SearchIndex } from '@/domain/search/search-index'

/** An index as it is sent. */
export interface SentIndex {
  index: SearchIndex
  json: string
  /** Changes with what is in it. */
  etag: string
  size: number
}

/** The search index of a language, built once per change of anything that visitors see. */
export const searchIndex = (language: Language): Promise<SentIndex> =>
  cachedRead(`search-index:${language}`, async () => {
    const { showCounts } = await readGlobal('settings')
    const { catalogue, settings, hrefOfOriginal } = siteIn(language)
    const lists = { sale: hrefOfOriginal('/for-sale/'), rent: hrefOfOriginal('/for-rent/') }
    const property = hrefOf(language, '/property/', settings.defaultLanguage)
    const rest = { lists, property, showCounts: showCounts !== false }
    const index = await buildIndex(catalogue, language, rest)
    const json = JSON.stringify(index)
    const etag = `"${createHash('sha1').update(json).digest('base64url')}"`
    return { index, json, etag, size: indexSize(index) }
  })
