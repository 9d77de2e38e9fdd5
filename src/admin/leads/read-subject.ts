import type { BasePayload, PayloadRequest } from 'payload'
import { fromPriceText } from '@/domain/projects/price-text'
import { chargesOf, offeredUnits, projectVat } from '@/domain/projects/project-card'
import { projectReference } from '@/domain/projects/reference'
import { goalOf } from '@/domain/properties/goal'
import { priceWithChargesText } from '@/domain/properties/price'
import { storedPrice, vatFactsOf } from '@/domain/properties/stored-price'
import { isUnderVat } from '@/domain/properties/vat-regime'
import { pickText, type Language } from '@/i18n/languages'
import { speech, type Speech } from '@/i18n/translator'
import { idOf, numberIn, textsIn, type AllLocales } from '@/lib/documents'
import { readsNewestVersion } from '@/cms/access/newest-version'
import { listingsOnSite } from '@/cms/database/on-site'
import { committedSql } from '@/cms/database/sql'
import { propertyTitles } from '@/cms/names/property-titles'
import { readRoutes } from '@/cms/route-table/write'
import { KIND_OF } from '@/routes/link-target'
import type { Lead, Project, Property } from '@/payload-types'
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
  const asked = { id, depth: 0, locale: 'all', disableErrors: true, overrideAccess: false, user } as const
  const words = await speech(language)
  if (collection === 'properties') {
    const found = (await payload.findByID({ collection, ...asked })) as AllLocales<Property> | null
    if (!found) return null
    const title = (await propertyTitles(payload, [id], language)).get(id)
    const { listingId } = found
    return cardOf(req, { collection, id }, { title, price: priceForStaff(found, words), listingId, reference: listingId }, language)
  }
  const found = (await payload.findByID({ collection, ...asked })) as AllLocales<Project> | null
  if (!found) return null
  const goal = goalOf(found.goal ?? '0')
  const units = await unitsOf(payload, id, language)
  const charges = chargesOf(offeredUnits(goal, units).map(({ told }) => told))
  const priced = { goal, priceMin: numberIn(found, 'priceMin') || null, priceMax: null, ...projectVat(goal, units), ...charges }
  const title = pickText(textsIn(found, 'name'), language)?.text
  const numbers = { listingId: found.listingId, reference: projectReference(found) }
  return cardOf(req, { collection, id }, { title, price: fromPriceText(priced, words) ?? '', ...numbers }, language)
}

/** What the published units of a project say of its price: of VAT, and of the charges in the price that they tell. */
async function unitsOf(payload: BasePayload, project: number, language: Language) {
  const { docs } = await payload.find({
    collection: 'properties', locale: 'all', depth: 0, limit: 0, pagination: false,
    where: { project: { equals: project }, ...listingsOnSite() },
    select: {
      goal: true, status: true, project: true, vatValue: true, vatRegime: true,
      publishPrice: true, price: true, priceUnit: true, priceUnitText: true, chargesRenter: true,
    },
  })
  return docs.map((unit: AllLocales<Property>) => ({
    goal: goalOf(unit.goal), status: unit.status,
    price: numberIn(unit, 'price'), priceNote: textsIn(unit, 'priceUnitText'),
    vatPercent: numberIn(unit, 'vatValue'), underVat: isUnderVat(vatFactsOf(unit)),
    told: storedPrice(unit, { language, charges: numberIn(unit, 'chargesRenter') }),
  }))
}

/** The price as visitors would read it, though it is on request to them, which is said behind it; empty without one. */
function priceForStaff(found: AllLocales<Property>, words: Speech): string {
  const price = storedPrice({ ...found, publishPrice: true }, { language: words.language, charges: numberIn(found, 'chargesRenter') })
  if (price.kind === 'on-request') return ''
  const text = priceWithChargesText(price, words)
  return found.publishPrice === true ? text : `${text} (${words.t('Price.onRequest')})`
}

interface ListingFacts {
  title: string | undefined
  price: string
  listingId: unknown
  reference: unknown
}

async function cardOf(
  req: PayloadRequest,
  { collection, id }: ListingPlace,
  { title, price, listingId, reference }: ListingFacts,
  language: Language,
): Promise<SubjectView> {
  const { payload } = req
  // It is the one of the newest version.
  const pictures = (await readsNewestVersion(req, collection, id))
    ? await readThumbnails(payload, collection, 'cardPicture', [id])
    : null
  return {
    title: title || `#${id}`,
    reference: String(reference ?? ''),
    price,
    picture: pictures?.get(id) ?? null,
    adminHref: documentAddress(payload.config.routes.admin, collection, id),
    siteHref: await siteAddress(payload, `${KIND_OF[collection]}:${String(listingId)}`, language),
  }
}

async function siteAddress(payload: BasePayload, target: string, language: Language): Promise<string | null> {
  const route = (await readRoutes({ payload }, committedSql(payload), [target])).get(target)
  const path = route?.gone === false ? route.paths[language] : null
  return path ? `/${language}${path}` : null
}
