import type { BasePayload, CollectionSlug, PayloadRequest } from 'payload'
import { isLanguage, type Language } from '@/i18n/languages'
import { isDoc, textsIn, type Doc } from '@/lib/documents'
import { env } from '@/lib/env'
import { contentPath } from '@/routes/content-paths'
import { ownLanguages } from '@/routes/indexed'
import { kindOfCollection } from '@/routes/link-target'
import { readContentNodes } from '@/cms/route-table/content-nodes'
import { pictureId } from './preview-of'
import type { SeoBasis } from './views'

/** What a preview of a page or an article takes from elsewhere than its form. Spec §3, "Page". */
export async function readSeoBasis(
  payload: BasePayload,
  collection: string,
  id: number,
  locale: PayloadRequest['locale'],
): Promise<SeoBasis> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0 })
  const { defaultLanguage } = settings
  const language = isLanguage(locale) ? locale : defaultLanguage
  const kind = kindOfCollection(collection)
  const doc = id > 0 ? await newestOf(payload, collection, id) : {}
  return {
    language,
    defaultLanguage,
    siteUrl: env().SITE_URL,
    siteName: settings.agencyName,
    ...(await placeOf(payload, `${kind}:${id}`, language)),
    saved: {
      name: { ...textsIn(doc, 'title'), ...textsIn(doc, 'name') },
      description: { ...textsIn(doc, 'description'), ...textsIn(doc, 'intro') },
      text: isDoc(doc.content) ? doc.content : {},
    },
    own: kind ? ownLanguages(kind, doc) : [],
    bannerPicture: pictureId(settings.banner),
  }
}

/** The newest version in every language; nothing where it is gone. */
async function newestOf(payload: BasePayload, collection: string, id: number): Promise<Doc> {
  const { docs } = await payload.find({
    collection: collection as CollectionSlug, where: { id: { equals: id } },
    locale: 'all', depth: 0, draft: true, limit: 1, pagination: false,
  })
  return (docs[0] as unknown as Doc | undefined) ?? {}
}

/** The path of what stands above content in a language, the root where nothing does; and its original path. */
async function placeOf(payload: BasePayload, target: string, language: Language): Promise<Pick<SeoBasis, 'above' | 'originalPath'>> {
  const { above, originalPath = '' } = (await readContentNodes({ payload })).find(({ node }) => node.target === target)?.node ?? {}
  return { above: (above && contentPath(above, language)) ?? '/', originalPath }
}
