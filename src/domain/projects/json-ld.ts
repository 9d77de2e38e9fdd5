import type { Offer, RealEstateListing } from 'schema-dts'
import { agencyId } from '@/domain/agencies/json-ld'
import type { PageFrame } from '@/domain/structured-data/page'
import { pictureUrls } from '@/domain/properties/json-ld'
import type { ProjectDetailView } from './views'
import { plainText } from '@/domain/rich-text/rich-text'
import { shorten } from '@/lib/text'

const DESCRIPTION_LENGTH = 500

/**
 * A project's page for search engines: the building, how many units it has and what they cost.
 * Euro. The street is in it where the view has it: where the address is public. Spec §3.
 */
export function projectJsonLd(
  view: ProjectDetailView,
  { siteUrl, href, language }: PageFrame,
): RealEstateListing {
  const url = `${siteUrl}${href}`
  const { agency, address, city, description, name, progress } = view
  return {
    '@type': 'RealEstateListing',
    '@id': `${url}#listing`,
    url,
    name: name.text,
    description: shorten(description ? plainText(description) : '', DESCRIPTION_LENGTH) || undefined,
    inLanguage: description?.lang ?? language,
    image: pictureUrls(view.pictures, siteUrl),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: name.text,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address?.text,
        postalCode: view.zip || undefined,
        addressLocality: city?.text,
        addressCountry: view.isInLuxembourg ? 'LU' : 'BE',
      },
      ...(progress.total > 0 && {
        numberOfAccommodationUnits: count(progress.total),
        numberOfAvailableAccommodationUnits: count(view.soldOut ? 0 : progress.free),
      }),
    },
    offers: offerOf(view, url),
    provider: agency ? { '@id': agencyId(agency, siteUrl) } : undefined,
  }
}

/** Of the United Nations. */
const MONTH = 'MON'

const count = (value: number) => ({ '@type': 'QuantitativeValue' as const, value })

function offerOf(view: ProjectDetailView, url: string): Offer {
  const { priceMin, priceMax, progress, soldOut } = view
  const basics = {
    url,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${view.goal === 'sale' ? 'Sell' : 'LeaseOut'}` },
  }
  if (soldOut) return { '@type': 'Offer', ...basics, availability: 'https://schema.org/SoldOut' }
  // What is left may all be under option.
  const state = progress.total > 0 && progress.free === 0 ? 'Reserved' : 'InStock'
  const free = { ...basics, availability: `https://schema.org/${state}` as const }
  if (priceMin === null) return { '@type': 'Offer', ...free }
  return {
    '@type': 'AggregateOffer',
    ...free,
    lowPrice: priceMin,
    highPrice: priceMax ?? undefined,
    priceCurrency: 'EUR',
    ...((view.vat || view.goal === 'rent') && {
      priceSpecification: {
        ...(view.goal === 'rent'
          ? ({ '@type': 'UnitPriceSpecification', unitCode: MONTH } as const)
          : ({ '@type': 'PriceSpecification' } as const)),
        minPrice: priceMin, maxPrice: priceMax ?? undefined, priceCurrency: 'EUR',
        ...(view.vat && { valueAddedTaxIncluded: false }),
      },
    }),
    ...(progress.free > 0 && { offerCount: progress.free }),
  }
}
