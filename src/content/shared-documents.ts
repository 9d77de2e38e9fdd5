import 'server-only'
import { filesIn } from '@/domain/properties/detail-documents'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { shownFields } from '@/domain/properties/shown-fields'
import type { SharedDocument } from '@/domain/forms/document-links'
import type { Language } from '@/i18n/languages'
import { idOf, type AllLocales } from '@/lib/documents'
import type { Lead, Property } from '@/payload-types'
import { findDocument, visitor, type StoredDocument } from './client'
import { readAll } from './read-documents'
import { readDisplayConditions } from './display-conditions'

type AskedAbout = Pick<Lead, 'property' | 'project'> & { language: Language }

/**
 * The documents that the listing of a request hands out now by links: none where it is not on the site
 * any more, where its page does not name them, and where its agency sends them by hand.
 */
export async function sharedDocuments({ language, project, property }: AskedAbout): Promise<SharedDocument[]> {
  if (property) {
    const doc = await listingOnSite('properties', idOf(property))
    return doc && (await areDocumentsNamed(doc, language)) ? handedOut(doc) : []
  }
  const doc = await listingOnSite('projects', idOf(project))
  return doc ? handedOut(doc) : []
}

const listingOnSite = async <Slug extends 'properties' | 'projects'>(collection: Slug, id: number | null): Promise<StoredDocument<Slug> | null> =>
  id === null ? null : findDocument(await visitor(), collection, { where: { id: { equals: id } }, depth: 0 })

const handedOut = async (doc: StoredDocument<'properties' | 'projects'>): Promise<SharedDocument[]> =>
  (await sendsByHand(idOf(doc.agency))) ? [] : filesIn(doc)

/** Whether the page of a property that is on the site names its documents: none where it is sold or rented. */
export const areDocumentsNamed = async (doc: AllLocales<Property>, language: Language): Promise<boolean> =>
  !isOffTheMarket(doc.status) && shownFields(await readDisplayConditions(), doc, language)('documents')

async function sendsByHand(agency: number | null): Promise<boolean> {
  return (await readAll('agencies')).find(({ id }) => id === agency)?.documentsByHand === true
}
