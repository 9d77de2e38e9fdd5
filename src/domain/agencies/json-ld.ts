import type { PropertyValue, RealEstateAgent } from 'schema-dts'
import { telHref } from '@/lib/phone'
import type { AgencyView } from './views'

/** The name under which everything on the site speaks of an agency. */
export const agencyId = ({ id }: Pick<AgencyView, 'id'>, siteUrl: string): string =>
  `${siteUrl}/#agency-${id}`

/**
 * An agency for search engines, with the numbers the law asks of it. `homeHref` is the home page
 * in the language of the page. What is not filled in is left out. Spec §1.
 */
export function realEstateAgent(
  agency: AgencyView,
  { siteUrl, homeHref }: { siteUrl: string; homeHref: string },
): RealEstateAgent {
  const { mentions, photo } = agency
  const identifiers = [
    ...numbered('companyNumber', mentions.companyNumber),
    ...numbered('instituteNumber', mentions.instituteNumber),
  ]
  return {
    '@type': 'RealEstateAgent',
    '@id': agencyId(agency, siteUrl),
    name: agency.name,
    url: `${siteUrl}${homeHref}`,
    legalName: mentions.legalName || undefined,
    telephone: telHref(agency.phone)?.slice('tel:'.length),
    email: agency.email || undefined,
    image: photo ? `${siteUrl}/media/${photo.hash}/w1360.webp` : undefined,
    address: agency.address ? postalAddress(agency.address) : undefined,
    vatID: mentions.vatNumber || undefined,
    identifier: identifiers.length > 0 ? identifiers : undefined,
  }
}

const numbered = (propertyID: string, value: string): PropertyValue[] =>
  value ? [{ '@type': 'PropertyValue', propertyID, value }] : []

/** The parts of an address on one line, such as `Kouter 1, 9000 Gent`. */
function postalAddress(line: string) {
  const [, street, zip, city] = /^(?:(.*), )?(\d{4,5}) ([^,]+)$/.exec(line) ?? []
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: city ? street : line,
    postalCode: zip,
    addressLocality: city,
  }
}
