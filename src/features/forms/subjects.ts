import 'server-only'
import { committedSql } from '@/cms/database/sql'
import { readOncePublic } from '@/cms/history/events'
import { cms, findDocument, visitor } from '@/content/client'
import { readAll, readGlobal } from '@/content/read-documents'
import { isPublicAgency, publicAgencies } from '@/content/public-agencies'
import type { Site } from '@/content/site'
import { areDocumentsNamed } from '@/content/shared-documents'
import { freeVisits, type FreeVisit } from '@/content/visits/free-visits'
import { advanceOf, depositMonths } from '@/domain/calculators/rate-on'
import { ratesOf } from '@/domain/calculators/rates'
import type { FormSituation } from '@/domain/forms/form-definition'
import type { Subject } from '@/domain/forms/envelope'
import type { FormSubjectView } from '@/domain/forms/views'
import { projectReference } from '@/domain/projects/reference'
import { buildingKind, isHome } from '@/domain/properties/building-kind'
import { goalOf } from '@/domain/properties/goal'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { regionOf } from '@/domain/properties/region'
import { cardView, typeAndTown } from '@/domain/search/card'
import { pickText } from '@/i18n/languages'
import { docsIn, idOf, numberIn, textIn, textsIn, type AllLocales } from '@/lib/documents'
import { today } from '@/lib/today'
import { COLLECTION_OF } from '@/routes/link-target'
import type { Project, Property, TeamMember } from '@/payload-types'

/** What a form is about, as the database knows it. */
export interface KnownSubject extends Subject {
  /** Row of the property, project or agency. */
  row: number
  /** Row of the agency that it belongs to. */
  agency: number | null
  /** Row and e-mail address of the person whom it is for; null where there is nobody (any more). */
  contact: { row: number; email: string } | null
  situation: FormSituation
  /** Whether visitors find it on the site now. */
  isPublic: boolean
  /** Whether it is sold or rented. */
  isGone: boolean
}

/** The situation of a form that is about nothing in particular. */
export const openSituation = ({ language }: Site): FormSituation => ({
  language, region: null, goal: null, today: today(),
})

type ListingDoc = AllLocales<Property> | AllLocales<Project>

/** The situation of a form about a listing, as it is stored in every language. */
async function situationOf(site: Site, kind: 'project' | 'property', doc: ListingDoc, isPublic: boolean): Promise<FormSituation> {
  const region = regionOf({ countryId: doc.countryId, zip: doc.zip })
  const { language } = site
  const day = today()
  // What is not on the site (any more), or sold, has none to ask for.
  const isNamed = isPublic && (kind === 'project' || (await areDocumentsNamed(doc as AllLocales<Property>, language)))
  const named = isNamed ? docsIn(doc, 'documents') : []
  const rates = ratesOf(await readGlobal('rates'))
  return {
    language, region, goal: goalOf(doc.goal), today: day,
    depositMonths: (await isOfHome(doc)) ? depositMonths(region, day, rates) : null,
    advancePercent: advanceOf(region, day, rates)?.percent ?? null,
    documents: [...new Set(named.map((one) => textIn(one, 'name').trim()).filter(Boolean))],
  }
}

/** Whether a listing is a home by its type: of nothing else does the law cap the deposit. */
async function isOfHome(doc: ListingDoc): Promise<boolean> {
  const type = 'type' in doc ? idOf(doc.type) : null
  return isHome(buildingKind((await readAll('types')).find(({ id }) => id === type)?.kind))
}

/**
 * What a form is about; null where there is no such thing. A listing that is no longer on the site is
 * found all the same: somebody may have been filling in the form when it went. One that never was there is
 * not, as if nobody had written it: decision 079.
 */
export async function knownSubject(site: Site, subject: Subject): Promise<KnownSubject | null> {
  const { id, kind } = subject
  if (kind === 'agency') {
    const person = await personOf(subject)
    const agency = (await readAll('agencies')).find((one) => one.id === (person ? idOf(person.agency) : id))
    if (!agency) return null
    const contact = person && { row: person.id as number, email: textIn(person, 'email') }
    const isPublic = isPublicAgency(agency)
    return { ...subject, row: id, agency: idOf(agency), contact, situation: openSituation(site), isPublic, isGone: false }
  }
  const shown = await listingOf(await visitor(), { id, kind })
  const doc = shown ?? (await formerListing({ id, kind }))
  if (!doc) return null
  const isPublic = shown !== null
  const situation = await situationOf(site, kind, doc, isPublic)
  const isGone = kind === 'property' && isOffTheMarket(doc.status)
  return { ...subject, row: Number(doc.id), agency: idOf(doc.agency), contact: null, situation, isPublic, isGone }
}

/** A listing by its public number as somebody reads it; null where it is not there for them. */
const listingOf = (
  reader: Pick<Awaited<ReturnType<typeof visitor>>, 'find'>,
  { id, kind }: { id: number; kind: 'project' | 'property' },
): Promise<ListingDoc | null> =>
  findDocument(reader, COLLECTION_OF[kind], { where: { listingId: { equals: id } }, depth: 0 })

/** A listing by its public number that visitors found before it left the site; null for any other. */
async function formerListing(asked: { id: number; kind: 'project' | 'property' }): Promise<ListingDoc | null> {
  const doc = await listingOf(await cms(), asked)
  if (!doc || doc.withdrawnAt) return doc
  const row = Number(doc.id)
  const wasPublic = asked.kind === 'property' ? await wasSeen(row) : await wasPublished(row)
  return wasPublic ? doc : null
}

async function wasSeen(property: number): Promise<boolean> {
  const payload = await cms()
  return (await readOncePublic({ payload, sql: committedSql(payload) }, [property])).has(property)
}

/** Projects have no history: what tells is a version that was published, among those that are kept. */
async function wasPublished(project: number): Promise<boolean> {
  const where = { parent: { equals: project }, 'version._status': { equals: 'published' } }
  return (await (await cms()).countVersions({ collection: 'projects', where })).totalDocs > 0
}

/** The person whom it is for; null where it is for nobody, or somebody who is gone. Spec §8, "Texts for visitors". */
async function personOf({ person }: Subject): Promise<AllLocales<TeamMember> | null> {
  if (person === undefined) return null
  return (await readAll('team-members')).find(({ id }) => id === person) ?? null
}

/** The visits of a property that can be booked; null where its agency set no visiting hours, or nobody may see it. */
export const subjectVisits = async ({ agency, kind, row }: KnownSubject): Promise<FreeVisit[] | null> =>
  kind === 'property' ? freeVisits(await cms(), { agency, property: row }, Date.now()) : null

/** How a form shows what it is about; null where the site does not show that. */
export async function subjectView(site: Site, subject: Subject): Promise<FormSubjectView | null> {
  const { id, kind } = subject
  const { language } = site
  if (kind === 'property') {
    const row = site.catalogue.get(id)
    const href = site.href(`property:${id}`)
    if (!row || !href) return null
    const { picture, price, ...card } = cardView(row, site.catalogue, language, href)
    const title = typeAndTown(card)
    const gone = isOffTheMarket(row.status) ? row.status : null
    return { kind, id, href, title, price: gone ? null : price, picture, reference: id, gone, person: null }
  }
  if (kind === 'project') {
    const doc = (await readAll('projects')).find((one) => numberIn(one, 'listingId') === id)
    const href = site.href(`project:${id}`)
    const title = doc && pickText(textsIn(doc, 'name'), language)
    if (!title || !href) return null
    return { kind, id, href, title, price: null, picture: null, reference: projectReference(doc), gone: null, person: null }
  }
  const member = await personOf(subject)
  const agency = (await publicAgencies()).find((one) => one.id === (member ? idOf(member.agency) : id))
  if (!agency) return null
  const person = subject.person === undefined ? null : { id: subject.person, name: member && textIn(member, 'name') }
  const title = { text: textIn(agency, 'name'), lang: language }
  return { kind, id, href: null, title, price: null, picture: null, reference: null, gone: null, person }
}
