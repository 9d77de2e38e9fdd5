import 'server-only'
import { createHash } from 'node:crypto'
import { readGlobal } from '@/content/read-documents'
import { cachedRead } from '@/content/cached-reads'
import { hrefOfList, siteIn } from '@/content/site'
import type { Language } from '@/i18n/languages'
import { speech } from '@/i18n/translator'
import { hrefOf } from '@/routes/href'
import { buildIndex } from '@/domain/search/build-index'
import { FEATURES, type Feature } from '@/domain/search/criteria/features'
import { ZONES } from '@/domain/search/zones'
import { indexSize, type ReadWords, type SearchIndex } from '@/domain/search/search-index'

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
    const site = siteIn(language)
    const { catalogue, settings } = site
    const lists = { sale: hrefOfList(site, 'sale'), rent: hrefOfList(site, 'rent') }
    const property = hrefOf(language, '/property/', settings.defaultLanguage)
    const words = await wordsIn(language)
    const rest = { lists, property, words, showCounts: showCounts !== false }
    const index = await buildIndex(catalogue, language, rest)
    const json = JSON.stringify(index)
    const etag = `"${createHash('sha1').update(json).digest('base64url')}"`
    return { index, json, etag, size: indexSize(index) }
  })

/** The words for what a search was read as; the browser puts in the numbers. */
async function wordsIn(language: Language): Promise<ReadWords> {
  const { t } = await speech(language)
  const features = FEATURES.map((one) => [one, t(`ListWords.feature.${one}`)] as const)
  const [least, most] = ['{least}', '{most}']
  return {
    regions: ZONES.map((zone) => t(`ListWords.region.${zone}`)),
    features: Object.fromEntries(features) as Record<Feature, string>,
    bedrooms: t('Find.bedrooms', { count: '{count}' }),
    energy: t('ListWords.chip.energy', { label: '{label}' }),
    energyBest: t('ListWords.chip.energyBest', { label: '{label}' }),
    radius: t('ListWords.chip.radius', { km: '{km}' }),
    from: t('ListWords.bound.from', { least }),
    upTo: t('ListWords.bound.upTo', { most }),
    between: t('ListWords.bound.between', { least, most }),
  }
}
