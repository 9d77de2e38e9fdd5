import 'server-only'
import { inTownOf } from '@/content/agency-town'
import { readAll, readGlobal, readPublic } from '@/content/read-documents'
import { readDisplayConditions } from '@/content/display-conditions'
import { documentSizes } from '@/content/document-sizes'
import { breadcrumbOf } from '@/content/breadcrumb'
import { hrefOfList, type Site } from '@/content/site'
import { textOf } from '@/content/text-of'
import { contactView } from '@/domain/agencies/agency-view'
import { depositMonths, renovationYears } from '@/domain/calculators/rate-on'
import { ratesOf } from '@/domain/calculators/rates'
import { isHome } from '@/domain/properties/building-kind'
import { calculatorView } from '@/domain/properties/calculator-view'
import { NO_CRITERIA, type ListCriteria } from '@/domain/search/criteria'
import { matchingRows } from '@/domain/search/search'
import { pickText } from '@/i18n/languages'
import { docIn, docsIn, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { env } from '@/lib/env'
import { isWebAddress } from '@/lib/is-web-address'
import { today } from '@/lib/today'
import { cardView } from '@/domain/search/card'
import { detailView } from '@/domain/properties/detail'
import { documentsIn, fileRow } from '@/domain/properties/detail-documents'
import { PROPERTY_FORMS, type PropertyDetailView, type SimilarView } from '@/domain/properties/detail-views'
import { formHrefs } from '@/features/forms/form-links'
import { demandHref } from '@/features/search/demand-form'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { shownFields, shownPart } from '@/domain/properties/shown-fields'
import { similarTo } from '@/domain/search/similar'
import { streetViewAt } from '@/domain/properties/street-view'
import type { ContactView } from '@/domain/agencies/views'
import type { Property } from '@/payload-types'

const SIMILAR = 4

/**
 * The detail of a property by its public number, in one language; null where it is not public.
 * Spec §2, `/property/{id}/`.
 */
export async function propertyDetail(site: Site, id: number): Promise<PropertyDetailView | null> {
  const doc = site.catalogue.get(id) && (await readPublic('properties', id))
  if (!doc) return null
  const detail = await detailOf(site, doc)
  return {
    ...detail,
    similar: similarIn(site, id),
    brochureHref: isOffTheMarket(detail.status) ? null : `/brochure/${site.language}/${id}.pdf`,
  }
}

/**
 * A state of a property for the preview: without similar ones and brochure, because it need not be
 * public. Spec §2, "preview".
 */
export async function propertyPreview(site: Site, draft: AllLocales<Property>): Promise<PropertyDetailView> {
  return { ...(await detailOf(site, draft)), similar: [], brochureHref: null }
}

function similarIn({ catalogue, href, language }: Site, id: number): SimilarView[] {
  const row = catalogue.get(id)
  if (!row) return []
  const listed = matchingRows(catalogue, row.goal, language, NO_CRITERIA)
  return similarTo(row, listed, catalogue.cities, SIMILAR).flatMap(({ row: other, reason }) => {
    const address = href(`property:${other.id}`)
    if (!address) return []
    const card = cardView(other, catalogue, language, address)
    // Beside a price that is shown, a percentage would say what was asked.
    return [{ ...card, reason: isOffTheMarket(row.status) ? { ...reason, percent: null } : reason }]
  })
}

type Detail = Omit<PropertyDetailView, 'similar' | 'brochureHref'>

async function detailOf(site: Site, doc: AllLocales<Property>): Promise<Detail> {
  const isShown = shownFields(await readDisplayConditions(), doc, site.language)
  const detail = detailView({ ...doc, agency: inTownOf(site, docIn(doc, 'agency')) }, site.language, isShown)
  const { goal, id, kind } = detail
  const settings = await readGlobal('settings')
  const rates = ratesOf(await readGlobal('rates'))
  const day = today()
  const isAsked = goal === 'rent' && isHome(kind) && !doc.depositAmount && isShown('depositAmount')
  const sizes = await documentSizes(docsIn(doc, 'documents').flatMap((row) => fileRow(row) ?? []))
  return {
    ...detail,
    description: textOf(site, doc, 'description'),
    contact: detail.contact ?? (await contactOfAgency(site, doc)),
    project: projectOf(site, doc),
    breadcrumb: await breadcrumbOf(site, `property:${id}`),
    listHref: hrefOfList(site, goal),
    compareHref: site.hrefOfPage('/compare/'),
    demandHref: demandHref(site, goal, wishLike(doc)),
    forms: await formsAbout(site, detail),
    url: `${env().SITE_URL}${site.href(`property:${id}`) ?? site.hrefOfOriginal('/')}`,
    streetView: streetViewAt(
      detail.map ? detail.coordinates : null,
      textIn(settings, 'streetViewKey'),
    ),
    documents: isShown('documents') ? documentsIn(doc, sizes) : [],
    depositMonths: isAsked ? depositMonths(detail.region, day, rates) : null,
    renovationYears: renovationYears(site.language, day, rates),
    calculation: detail.calculators
      ? calculatorView(doc, site.language, day, rates, shownPart(doc, isShown))
      : null,
  }
}

/** The forms about a property; offers and applications only where that is how one gets it. */
async function formsAbout(site: Site, { goal, id }: Pick<PropertyDetailView, 'goal' | 'id'>) {
  const hrefs = await formHrefs(site, PROPERTY_FORMS, { kind: 'property', id })
  return { ...hrefs, [goal === 'sale' ? 'rent-application' : 'purchase-offer']: null }
}

/** Where a listing names nobody, the first of its agency's people answers. Spec §6. */
async function contactOfAgency(site: Site, doc: AllLocales<Property>): Promise<ContactView | null> {
  const agency = docIn(doc, 'agency')
  if (!agency) return null
  const [first] = await readAll('team-members', { agency: { equals: agency.id } }, 1, 'sort')
  return first ? contactView(first, site.language) : null
}

/** This property's type and town, as one would look for them. */
function wishLike(doc: AllLocales<Property>): Pick<ListCriteria, 'cities' | 'types'> {
  const rowOf = (name: 'city' | 'type'): number[] =>
    [docIn(doc, name)?.id].filter((id) => typeof id === 'number')
  return { cities: rowOf('city'), types: rowOf('type') }
}

function projectOf(site: Site, doc: AllLocales<Property>): Detail['project'] {
  const project = docIn(doc, 'project')
  const href = project && site.href(`project:${numberIn(project, 'listingId')}`)
  const name = project && pickText(textsIn(project, 'name'), site.language)
  return href && name ? { name, href, external: isWebAddress(href) } : null
}
