import type { RealEstateListing } from 'schema-dts'
import { agencyId } from '@/domain/agencies/json-ld'
import type { PageFrame } from '@/domain/structured-data/page'
import { plainText } from '@/domain/rich-text/rich-text'
import { shorten } from '@/lib/text'
import type { PropertyDetailView } from './detail-views'
import { dwelling } from './json-ld-dwelling'
import { offerOf } from './json-ld-offer'
import { isOffTheMarket } from './off-the-market'
import type { PictureView } from '@/domain/media/picture'

const DESCRIPTION_LENGTH = 500

/**
 * A property's page for search engines: what is offered, at what price, by whom, since when. It
 * says nothing that the page does not show. `typeNumber` is the public number of its type.
 * Spec §3.
 */
export function realEstateListing(
  view: PropertyDetailView,
  typeNumber: number | null,
  { siteUrl, href, language }: PageFrame,
): RealEstateListing {
  const url = `${siteUrl}${href}`
  const { createdAt, modifiedAt } = view
  const isGone = isOffTheMarket(view.status)
  const [agency, description] = isGone ? [] : [view.agency, view.description]
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: view.title.text,
    description: shorten(description ? plainText(description) : '', DESCRIPTION_LENGTH) || undefined,
    inLanguage: description?.lang ?? language,
    datePosted: createdAt?.slice(0, 10),
    dateModified: modifiedAt?.slice(0, 10),
    image: pictureUrls(isGone ? view.pictures.slice(0, 1) : view.pictures, siteUrl),
    mainEntity: dwelling(view, typeNumber),
    offers: offerOf(view, url),
    provider: agency ? { '@id': agencyId(agency, siteUrl) } : undefined,
  }
}

/** The absolute addresses of photographs; floor plans are left out. None gives undefined. */
export function pictureUrls(
  pictures: readonly PictureView[],
  siteUrl: string,
): string[] | undefined {
  const photos = pictures.filter(({ kind }) => kind === 'photo')
  if (photos.length === 0) return undefined
  return photos.map(({ hash }) => `${siteUrl}/media/${hash}/w1360.webp`)
}
