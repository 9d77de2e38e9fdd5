import 'server-only'
import type { Site } from '@/cms/site'
import { readContent } from '@/cms/content'
import { breadcrumbOf, readPublic } from '@/cms/read'
import { pickText } from '@/i18n/languages'
import { docIn, numberIn, textsIn, type Doc } from '@/lib/documents'
import { cardView } from './card'
import type { CatalogueRow } from './catalogue'
import { detailView } from './detail'
import { similarTo } from './similar'
import type { ListView, PropertyCardView, PropertyDetailView, SearchView } from './views'

/** Cards of some rows; one that has no path in the language is left out. */
export const cardsOf = (rows: readonly CatalogueRow[], site: Site): PropertyCardView[] =>
  rows.flatMap((row) => {
    const href = site.href(`property:${row.id}`)
    return href ? [cardView(row, site.catalogue, site.language, href)] : []
  })

/** How many properties are listed for a goal. */
const countListed = (site: Site, goal: 'sale' | 'rent'): number =>
  site.catalogue.list({ goal, language: site.language, cityIds: [], typeIds: [], sort: 'date' })
    .length

/** More would weigh on every list; a place that is not offered can still be typed. */
const MOST_CITIES = 200

/** The cities with most listed properties, by name, with how many. Spec §3, "City". */
export function citiesListed(site: Site, goal?: 'sale' | 'rent'): ListView['cities'] {
  const goals: ('sale' | 'rent')[] = goal ? [goal] : ['sale', 'rent']
  const collator = new Intl.Collator(site.language)
  return [...site.catalogue.cities.values()]
    .map(({ id, names, zip }) => ({
      name: pickText(names, site.language)?.text ?? '',
      zip,
      count: goals.reduce<number>((sum, one) => sum + site.catalogue.count('city', id, one), 0),
    }))
    .filter(({ count, name }) => count > 0 && name !== '')
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CITIES)
    .sort((a, b) => collator.compare(a.name, b.name))
}

/** The property types offered for a goal, in their order. Spec §3, "Property type". */
export const typesOffered = (site: Site, goal?: 'sale' | 'rent') =>
  [...site.catalogue.types.values()]
    .filter((type) => (goal === undefined ? type.sale || type.rent : type[goal]))
    .sort((a, b) => a.showOrder - b.showOrder)
    .flatMap(({ id, typeId, names }) => {
      const name = pickText(names, site.language)
      return name ? [{ id, value: String(typeId), ...name }] : []
    })

const SIMILAR = 4

/**
 * The detail of a property by its public number, in one language; null where it is not public.
 * Spec §2, `/property/{id}/`.
 */
export async function propertyDetail(
  site: Site,
  id: number,
): Promise<PropertyDetailView | null> {
  const { catalogue, language } = site
  const row = catalogue.get(id)
  const doc = row && (await readPublic('properties', id))
  if (!doc) return null
  const { goal } = row
  const listed = catalogue.list({ goal, language, cityIds: [], typeIds: [], sort: 'date' })
  const similar = cardsOf(similarTo(row, listed, catalogue.cities, SIMILAR), site)
  return { ...(await detailOf(site, doc)), similar }
}

/**
 * The newest version of a property by its row, for the preview: without similar ones, because it
 * need not be public. Spec §2, "preview".
 */
export async function propertyPreview(site: Site, row: number): Promise<PropertyDetailView | null> {
  const doc = await readContent('properties', row, true)
  return doc && { ...(await detailOf(site, doc)), similar: [] }
}

async function detailOf(site: Site, doc: Doc): Promise<Omit<PropertyDetailView, 'similar'>> {
  const detail = detailView(doc, site.language)
  const project = docIn(doc, 'project')
  const projectHref = project && site.href(`project:${numberIn(project, 'listingId')}`)
  const projectName = project && pickText(textsIn(project, 'name'), site.language)
  return {
    ...detail,
    project: projectHref && projectName ? { name: projectName, href: projectHref } : null,
    breadcrumb: await breadcrumbOf(site, `property:${numberIn(doc, 'listingId')}`),
    listHref: site.hrefOfOriginal(detail.goal === 'sale' ? '/for-sale/' : '/for-rent/'),
  }
}

/** What the search form of the home and not-found screens needs. Spec §2. */
export const searchView = (site: Site): SearchView => ({
  saleHref: site.hrefOfOriginal('/for-sale/'),
  rentHref: site.hrefOfOriginal('/for-rent/'),
  cities: citiesListed(site),
  types: typesOffered(site).map(({ value, text, lang }) => ({ value, label: text, lang })),
  saleCount: countListed(site, 'sale'),
  rentCount: countListed(site, 'rent'),
})
