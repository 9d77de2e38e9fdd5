import 'server-only'
import { filesIn } from '@/domain/properties/detail-documents'
import { isOffTheMarket } from '@/domain/properties/off-the-market'
import { shownFields } from '@/domain/properties/shown-fields'
import type { SharedDocument } from '@/domain/forms/document-links'
import type { Language } from '@/i18n/languages'
import { idOf, type AllLocales } from '@/lib/documents'
import type { Lead, Property } from '@/payload-types'
import { visitor } from './client'
import { readAll } from './content'
import { readDisplayConditions } from './display-conditions'

type AskedAbout = Pick<Lead, 'property' | 'project'> & { language: Language }

/**
 * The documents that the listing of a request hands out now by links: none where it is not on the site
 * any more, where its page does not name them, and where its agency sends them by hand.
 */
export async function sharedDocuments({ language, project, property }: AskedAbout): Promise<SharedDocument[]> {
  const [collection, id] = property ? (['properties', idOf(property)] as const) : (['projects', idOf(project)] as const)
  if (id === null) return []
  const { find } = await visitor()
  const { docs } = await find({
    collection, where: { id: { equals: id } }, locale: 'all', depth: 0, limit: 1, pagination: false,
  })
  const [doc] = docs as unknown as AllLocales<Property>[]
  if (!doc || (await sendsByHand(idOf(doc.agency)))) return []
  return collection === 'projects' || (await areDocumentsNamed(doc, language)) ? filesIn(doc) : []
}

/** Whether the page of a property that is on the site names its documents: none where it is sold or rented. */
export const areDocumentsNamed = async (doc: AllLocales<Property>, language: Language): Promise<boolean> =>
  !isOffTheMarket(doc.status) && shownFields(await readDisplayConditions(), doc, language)('documents')

async function sendsByHand(agency: number | null): Promise<boolean> {
  return (await readAll('agencies')).find(({ id }) => id === agency)?.documentsByHand === true
}
