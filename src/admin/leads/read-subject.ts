import type { BasePayload, PayloadRequest } from 'payload'
import { fallbackChain, type Language } from '@/i18n/languages'
import { idOf } from '@/lib/documents'
import { formatEuro } from '@/lib/money'
import { committedSql } from '@/cms/database/sql'
import { propertyTitles } from '@/cms/names/property-titles'
import { readRoutes } from '@/cms/route-table/write'
import type { Lead } from '@/payload-types'
import { readThumbnails } from '../cells/pictures'
import { documentAddress } from '../dashboard/address'
import type { SubjectView } from './views'

/** What a lead is about, by the rules of whoever reads it; null for nothing, and where it is gone. */
export async function readSubject(
  req: PayloadRequest,
  lead: Pick<Lead, 'property' | 'project'>,
  language: Language,
): Promise<SubjectView | null> {
  const property = idOf(lead.property)
  if (property !== null) return readListing(req, { collection: 'properties', id: property }, language)
  const project = idOf(lead.project)
  return project === null ? null : readListing(req, { collection: 'projects', id: project }, language)
}

interface ListingPlace {
  collection: 'properties' | 'projects'
  id: number
}

async function readListing(
  req: PayloadRequest,
  { collection, id }: ListingPlace,
  language: Language,
): Promise<SubjectView | null> {
  const { payload, user } = req
  const inLanguage = { locale: language, fallbackLocale: fallbackChain(language).slice(1) }
  const asked = { id, depth: 0, ...inLanguage, disableErrors: true, overrideAccess: false, user } as const
  const found =
    collection === 'properties'
      ? await payload.findByID({ collection, ...asked })
      : await payload.findByID({ collection, ...asked })
  if (!found) return null
  const { listingId } = found
  const isProperty = 'adminTitle' in found
  const price = isProperty ? found.price : 'priceMin' in found ? found.priceMin : null
  const own = 'name' in found ? found.name : null
  const title = isProperty ? (await propertyTitles(payload, [id], language)).get(id) : own
  const pictures = await readThumbnails(payload, collection, 'cardPicture', [id])
  return {
    title: title || `#${id}`,
    reference: String(listingId ?? ''),
    price: price ? formatEuro(price) : '',
    picture: pictures.get(id) ?? null,
    adminHref: documentAddress(payload.config.routes.admin, collection, id),
    siteHref: await siteAddress(payload, `${isProperty ? 'property' : 'project'}:${listingId}`, language),
  }
}

async function siteAddress(payload: BasePayload, target: string, language: Language): Promise<string | null> {
  const route = (await readRoutes({ payload }, committedSql(payload), [target])).get(target)
  const path = route?.gone === false ? route.paths[language] : null
  return path ? `/${language}${path}` : null
}
